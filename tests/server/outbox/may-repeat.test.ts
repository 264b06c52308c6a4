import { expect, it } from 'vitest';
import { channels, mayRepeat, outboxStates, repeatableChannels } from '../../../server/outbox/outbox-item.ts';

const repeatable: readonly string[] = repeatableChannels;

it.each(channels)(
  'by %s a person repeats what failed or is unsure; what arrived only where its id tells',
  (channel) => {
    const repeated = outboxStates.filter((state) => mayRepeat({ state, channel }));
    const expected = ['failed', 'uncertain', ...(repeatable.includes(channel) ? ['sent'] : [])];
    expect([...repeated].sort()).toEqual(expected.sort());
  },
);
