import { Stack } from '@mantine/core';
import { orderFilePath } from '../../../contract/panel/orders.ts';
import { DownloadButton } from '../../parts/DownloadButton.tsx';
import { FoundRows } from '../../parts/FoundRows.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { useListRequest } from '../../parts/use-list-request.ts';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import { useMay } from '../../session/use-operator.ts';
import { listWords } from '../../words/order-words.ts';
import { viewWords } from '../../words/view-words.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { useOrderFilter } from './order-filter.ts';
import { useListOrdersQuery } from './orders-api.ts';
import { ordersWords as words } from './orders-words.ts';

export function OrdersView() {
  const { filter, change } = useOrderFilter();
  const { term, search, body } = useListRequest('orders', filter);
  const may = useMay();
  const { data, error, refetch, isFetching } = useListOrdersQuery(
    { body },
    { refetchOnMountOrArgChange: true },
  );
  const file = `/api/${orderFilePath}?${new URLSearchParams(filter)}`;
  return (
    <>
      <ViewTitle title={viewWords.orders}>
        {may('orders.export') && <DownloadButton href={file}>{listWords.export}</DownloadButton>}
      </ViewTitle>
      <Stack>
        <SearchBox label={words.searchLabel} term={term} onSearch={search} />
        <OrderFilters filter={filter} change={change} />
        <SavedViews area="orders" />
        <FoundRows
          page={data}
          error={error}
          retry={refetch}
          isFetching={isFetching}
          none={`${words.none} ${words.noneHint}`}
        >
          {data && data.orders.length > 0 ? <OrdersTable orders={data.orders} /> : null}
        </FoundRows>
      </Stack>
    </>
  );
}
