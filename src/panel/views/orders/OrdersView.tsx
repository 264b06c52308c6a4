import { orderFilePath, orderFilter } from '../../../contract/panel/orders.ts';
import { SearchableList } from '../../parts/list/SearchableList.tsx';
import { useFilter } from '../../parts/list/use-filter.ts';
import { useListRequest } from '../../parts/list/use-list-request.ts';
import { listWords } from '../../words/order-words.ts';
import { viewWords } from '../../words/view-words.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { ordersApi } from './orders-api.ts';
import { ordersWords as words } from './orders-words.ts';

export function OrdersView() {
  const { filter, change } = useFilter(orderFilter);
  const { body, shown, ...request } = useListRequest('orders', filter);
  const found = ordersApi.useListOrdersQuery({ body });
  const orders = found.data?.orders ?? [];
  return (
    <SearchableList
      list="orders"
      title={viewWords.orders}
      words={words}
      file={{
        ...{ path: orderFilePath, name: 'pedidos.csv', right: 'orders.export' },
        ...{ body: shown, label: listWords.export },
      }}
      request={request}
      found={found}
      many={orders.length}
      filters={<OrderFilters filter={filter} change={change} />}
    >
      <OrdersTable orders={orders} />
    </SearchableList>
  );
}
