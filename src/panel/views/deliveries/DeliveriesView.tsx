import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { listDeliveries } from '../../../contract/panel/deliveries.ts';
import { FoldedFilters } from '../../parts/list/Filters.tsx';
import { FoundRows } from '../../parts/list/FoundRows.tsx';
import { ChoiceFilters, DayFilters } from '../../parts/list/ListFilters.tsx';
import { useFilter } from '../../parts/list/use-filter.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { DeliveriesTable } from './DeliveriesTable.tsx';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import { deliveriesApi } from './deliveries-api.ts';
import { choices, deliveriesWords as words } from './deliveries-words.ts';
import { ReplayEvents } from './ReplayEvents.tsx';

/** Sent, waiting and failed messages; filters and page are in the URL. */
export function DeliveriesView() {
  const [address, setAddress] = useSearchParams();
  const { filter, change, query } = useFilter(listDeliveries.query, { channel: 'meio' });
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
      <ViewTitle title={viewWords.deliveries}>
        <ReplayEvents />
      </ViewTitle>
      <Stack>
        <FoldedFilters many={Object.keys(filter).length}>
          <ChoiceFilters
            names={['kind', 'channel', 'state']}
            labels={words}
            options={choices}
            {...{ filter, change }}
          />
          <DayFilters filter={filter} change={change} />
        </FoldedFilters>
        <FoundRows found={found} many={deliveries.length} none={words.none}>
          <DeliveriesTable deliveries={deliveries} open={open} />
        </FoundRows>
      </Stack>
      {opened !== null && <DeliveryDetail id={opened} close={() => open(null)} />}
    </>
  );
}
