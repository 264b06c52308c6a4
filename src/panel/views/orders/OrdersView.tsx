import { type OrderFilter, orderList } from '../../../contract/panel/orders.ts';
import {
  choice,
  dayControls,
  type FilterControls,
  originControls,
  origins,
  placeControls,
  planControl,
} from '../../parts/list/filter-controls.ts';
import { SearchableList } from '../../parts/list/SearchableList.tsx';
import { useSearchedList } from '../../parts/list/use-searched-list.ts';
import { useMay } from '../../session/use-operator.ts';
import { listWords, stateWords } from '../../words/order-words.ts';
import { leadsApi } from '../leads/leads-api.ts';
import { orderColumns } from './order-columns.tsx';
import { ordersApi } from './orders-api.ts';
import { totalsText, ordersWords as words } from './orders-words.ts';

const { any } = listWords;

const controls: Omit<FilterControls<OrderFilter>, 'seller'> = {
  state: choice('situacao', words.state, any.state, Object.entries(stateWords)),
  ...placeControls,
  plan: planControl,
  ...dayControls,
  ...originControls,
};

export function OrdersView() {
  const { data } = leadsApi.useListSellersQuery({}, { skip: !useMay()('leads.see') });
  const sellers = (data?.sellers ?? []).map(({ id, name }) => [id, name] as const);
  const seller = choice('vendedor', words.seller, any.seller, sellers);
  const list = useSearchedList(orderList, { ...controls, seller }, [...origins, 'seller']);
  const found = ordersApi.useListOrdersQuery(list.request);
  const { data: totals } = ordersApi.useReadOrderTotalsQuery({ body: list.file.body });
  return (
    <SearchableList
      {...{ list, found }}
      words={{ ...words, ...(totals && { caption: totalsText(totals) }) }}
      rows={found.data?.orders}
      keyOf={({ number }) => number}
      columns={orderColumns}
    />
  );
}
