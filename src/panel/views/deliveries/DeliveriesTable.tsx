import { Anchor, Badge } from '@mantine/core';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { Delivery } from '../../../contract/panel/deliveries.ts';
import { Hint } from '../../parts/Hint.tsx';
import { type Column, ListTable } from '../../parts/list/ListTable.tsx';
import {
  channelWords,
  kindWord,
  reasonText,
  stateColours,
  stateWords,
  deliveriesWords as words,
} from './deliveries-words.ts';

interface Props {
  deliveries: readonly Delivery[];
  open: (id: string) => void;
}

const what = (open: Props['open']): Column<Delivery> => ({
  head: words.what,
  cell: ({ id, kind, createdAt }) => (
    <Anchor
      component="button"
      type="button"
      size="sm"
      ta="left"
      underline="always"
      aria-label={words.openOf(kindWord(kind), readableMoment(createdAt))}
      onClick={() => open(id)}
    >
      {kindWord(kind)}
    </Anchor>
  ),
});

const others: readonly Column<Delivery>[] = [
  {
    head: words.state,
    cell: ({ state, failure }) => (
      <>
        <Badge color={stateColours[state]}>{stateWords[state]}</Badge>
        {failure !== null && <Hint size="xs">{reasonText(failure)}</Hint>}
      </>
    ),
  },
  {
    head: words.when,
    from: 'sm',
    isOneLine: true,
    folds: true,
    cell: ({ createdAt }) => readableMoment(createdAt),
  },
  { head: words.channel, from: 'md', folds: true, cell: ({ channel }) => channelWords[channel] },
  { head: words.to, from: 'md', cell: ({ to }) => to },
  { head: words.attempts, from: 'lg', cell: ({ attempts }) => attempts },
];

export const DeliveriesTable = ({ deliveries, open }: Props) => (
  <ListTable
    caption={words.caption}
    rows={deliveries}
    keyOf={({ id }) => id}
    columns={[what(open), ...others]}
  />
);
