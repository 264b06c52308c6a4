import { Alert, Button, Text } from '@mantine/core';
import { dayMs } from '../../../brazil/durations.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { OrderDetail } from '../../../contract/panel/orders.ts';
import { amendmentWords } from './orders-words.ts';

const words = amendmentWords.asked;

/** The payment that the customer was asked to confirm and has not: until when they can, or that its link is dead. */
export function AskedPayment({ order, choose }: { order: OrderDetail; choose: () => void }) {
  const { number, timeline, mayAmend } = order;
  // The newest comes first.
  const asked = timeline.findIndex(({ of, what }) => of === number && what === 'payment-asked');
  const entry = timeline[asked];
  const since = timeline.slice(0, asked).filter(({ of, kind }) => of === number && kind === 'amendment');
  if (entry === undefined || !mayAmend.includes('payment')) return null;
  if (since.some(({ what }) => what === 'payment')) return null;
  const until = new Date(Date.parse(entry.at) + dayMs);
  // Another plan has another price than the one that was asked for.
  const standing = since.some(({ what }) => what === 'plan')
    ? 'changed'
    : until.getTime() > Date.now()
      ? 'open'
      : 'expired';
  return (
    <Alert w="100%" color={standing === 'open' ? 'blue' : 'orange'} title={words[standing]}>
      <Text size="sm">
        {standing === 'open'
          ? words.openText(entry.text, readableMoment(until.toISOString()))
          : words.deadText(entry.text)}
      </Text>
      {standing !== 'open' && (
        <Button mt="xs" size="compact-sm" variant="default" onClick={choose}>
          {words.again}
        </Button>
      )}
    </Alert>
  );
}
