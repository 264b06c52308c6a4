import { Anchor, Badge, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { type Delivery, listDeliveries } from '../../../contract/panel/deliveries.ts';
import { Hint } from '../../parts/Hint.tsx';
import { FoundRows } from '../../parts/list/FoundRows.tsx';
import { choice, dayControls } from '../../parts/list/filter-controls.ts';
import { ListFilters } from '../../parts/list/ListFilters.tsx';
import { type Column, ListTable } from '../../parts/list/ListTable.tsx';
import { useFilter } from '../../parts/list/use-filter.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { listWords } from '../../words/order-words.ts';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import { deliveriesApi } from './deliveries-api.ts';
import {
  channelWords,
  kindWord,
  kindWords,
  reasonText,
  stateColours,
  stateWords,
  deliveriesWords as words,
} from './deliveries-words.ts';
import { ReplayEvents } from './ReplayEvents.tsx';

const { any } = listWords;

const controls = {
  kind: choice('o-que', words.kind, any.what, Object.entries(kindWords)),
  channel: choice('meio', words.channel, any.channel, Object.entries(channelWords)),
  state: choice('situacao', words.state, any.state, Object.entries(stateWords)),
  ...dayControls,
};

const columnsThat = (open: (id: string) => void): readonly Column<Delivery>[] => [
  {
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
  },
  {
    head: words.state,
    cell: ({ state, failure }) => (
      <>
        <Badge color={stateColours[state]}>{stateWords[state]}</Badge>
        {failure !== null && (
          <Hint size="xs" maw="min(20rem, 35vw)">
            {reasonText(failure)}
          </Hint>
        )}
      </>
    ),
  },
  {
    head: words.when,
    from: 'sm',
    isOneLine: true,
    folds: 'bare',
    cell: ({ createdAt }) => readableMoment(createdAt),
  },
  { head: words.channel, from: 'sm', folds: 'bare', cell: ({ channel }) => channelWords[channel] },
  { head: words.to, from: 'md', cell: ({ to }) => to },
  { head: words.attempts, from: 'lg', cell: ({ attempts }) => attempts },
];

export function DeliveriesView() {
  const [address, setAddress] = useSearchParams();
  const { query, ...filters } = useFilter(listDeliveries.query, controls);
  const opened = address.get('envio');
  const found = deliveriesApi.useListDeliveriesQuery({ query });
  const deliveries = found.data?.deliveries ?? [];
  const open = (id: string | null) => {
    const to = new URLSearchParams(address);
    if (id === null) to.delete('envio');
    else to.set('envio', id);
    setAddress(to);
  };
  return (
    <>
      <ViewTitle>
        <ReplayEvents />
      </ViewTitle>
      <Stack>
        <ListFilters {...filters} />
        <FoundRows found={found} many={deliveries.length} none={words.none}>
          <ListTable
            caption={words.caption}
            rows={deliveries}
            keyOf={({ id }) => id}
            columns={columnsThat(open)}
          />
        </FoundRows>
      </Stack>
      {opened !== null && <DeliveryDetail id={opened} close={() => open(null)} />}
    </>
  );
}
