import { NativeSelect, Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { listDeliveries } from '../../../contract/panel/deliveries.ts';
import { FoldedFilters } from '../../parts/Filters.tsx';
import { DayFilters } from '../../parts/ListFilters.tsx';
import { ListPages } from '../../parts/ListPages.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { RowCount } from '../../parts/RowCount.tsx';
import { useFilter } from '../../parts/use-filter.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { DeliveriesTable } from './DeliveriesTable.tsx';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import { useListDeliveriesQuery } from './deliveries-api.ts';
import { choices, deliveriesWords as words } from './deliveries-words.ts';

const names = { kind: 'o-que', channel: 'meio', state: 'situacao', from: 'de', to: 'ate' } as const;

/** Sent, waiting and failed messages; filters and page are in the URL. */
export function DeliveriesView() {
  const [address, setAddress] = useSearchParams();
  const { filter, change } = useFilter(names, listDeliveries.query);
  const after = address.get('depois');
  const opened = address.get('envio');
  const { data, error, refetch } = useListDeliveriesQuery({
    query: { ...filter, ...(after === null ? {} : { after }) },
  });
  const open = (id: string | null) => {
    const to = new URLSearchParams(address);
    if (id === null) to.delete('envio');
    else to.set('envio', id);
    setAddress(to);
  };
  return (
    <>
      <ViewTitle title={viewWords.deliveries} />
      <Stack>
        <FoldedFilters many={Object.keys(filter).length}>
          {(['kind', 'channel', 'state'] as const).map((name) => (
            <NativeSelect
              key={name}
              label={words[name]}
              data={choices[name]}
              value={filter[name] ?? ''}
              onChange={({ currentTarget }) => change(name, currentTarget.value)}
            />
          ))}
          <DayFilters filter={filter} change={change} />
        </FoldedFilters>
        {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
        {data?.deliveries.length === 0 && <Text>{words.none}</Text>}
        {data && data.deliveries.length > 0 && (
          <>
            <RowCount many={data.deliveries.length} isWhole={data.next === null} />
            <DeliveriesTable deliveries={data.deliveries} open={open} />
          </>
        )}
        <ListPages next={data?.next} />
      </Stack>
      {opened !== null && <DeliveryDetail id={opened} close={() => open(null)} />}
    </>
  );
}
