import { expect, it } from 'vitest';
import {
  channels,
  outboxStates,
  repeatableBy,
  repeatableChannels,
} from '../../../server/outbox/outbox-item.ts';

const repeatable: readonly string[] = repeatableChannels;

it.each(channels)(
  'failed and uncertain messages by %s can be repeated, sent ones only if the receiver knows the id',
  (channel) => {
    const repeated = outboxStates.filter((state) =>
      repeatableBy({ state, channel, spent: [] }).includes(channel),
    );
    const expected = ['failed', 'uncertain', ...(repeatable.includes(channel) ? ['sent'] : [])];
    expect([...repeated].sort()).toEqual(expected.sort());
  },
);
