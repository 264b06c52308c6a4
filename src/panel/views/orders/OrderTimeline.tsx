import { Text, Timeline } from '@mantine/core';
import { orderState } from '../../../contract/followed-order.ts';
import type { TimelineEntry } from '../../../contract/panel/orders.ts';
import { readableMoment } from '../../parts/moment.ts';
import { stateWords } from '../../words/order-words.ts';
import { deliveryWord, kindWord } from '../deliveries/deliveries-words.ts';
import { timelineWords } from './orders-words.ts';

const headOf = ({ kind, what }: TimelineEntry): string => {
  const state = orderState.safeParse(what);
  if (kind === 'state' && state.success) return `${timelineWords.state}: ${stateWords[state.data]}`;
  return kind === 'message' ? `${timelineWords.message}: ${kindWord(what)}` : timelineWords[kind];
};

const textOf = ({ kind, text }: TimelineEntry): string =>
  kind === 'message' ? text.split(' · ').map(deliveryWord).join(', ') : text;

export const OrderTimeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <Timeline bulletSize={14} lineWidth={2}>
    {entries.map((entry) => (
      <Timeline.Item key={`${entry.at} ${entry.kind} ${entry.what} ${entry.text}`} title={headOf(entry)}>
        {entry.text && <Text size="sm">{textOf(entry)}</Text>}
        <Text size="xs" c="dimmed">
          {[readableMoment(entry.at), entry.by].filter(Boolean).join(' · ')}
        </Text>
      </Timeline.Item>
    ))}
  </Timeline>
);
