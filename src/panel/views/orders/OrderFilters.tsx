import type { OrderFilter } from '../../../contract/panel/orders.ts';
import { FoldedFilters, manyFolded, manyOf } from '../../parts/list/Filters.tsx';
import {
  anyOf,
  ChoiceFilter,
  DayFilters,
  OriginFilters,
  origins,
  PlaceFilters,
} from '../../parts/list/ListFilters.tsx';
import { TextFilter } from '../../parts/list/TextFilter.tsx';
import { useMay } from '../../session/use-operator.ts';
import { listWords, stateWords } from '../../words/order-words.ts';
import { leadsApi } from '../leads/leads-api.ts';
import { ordersWords as words } from './orders-words.ts';

interface Props {
  filter: OrderFilter;
  change: (name: keyof OrderFilter, value: string | null) => void;
}

const stateChoices = anyOf('state', Object.entries(stateWords));

export function OrderFilters({ filter, change }: Props) {
  const { data } = leadsApi.useListSellersQuery({}, { skip: !useMay()('leads.see') });
  const sellers = anyOf('seller', data?.sellers.map(({ id, name }) => [id, name]) ?? []);
  const more = (
    <>
      <OriginFilters filter={filter} change={change} />
      <ChoiceFilter name="seller" label={words.seller} options={sellers} {...{ filter, change }} />
    </>
  );
  return (
    <FoldedFilters
      many={manyFolded(filter)}
      more={{ many: manyOf(filter, ['seller', ...origins]), filters: more }}
    >
      <ChoiceFilter name="state" label={words.state} options={stateChoices} {...{ filter, change }} />
      <PlaceFilters filter={filter} change={change} />
      <TextFilter
        label={listWords.planCode}
        maxLength={16}
        value={filter.plan ?? ''}
        change={(sku) => change('plan', sku)}
      />
      <DayFilters filter={filter} change={change} />
    </FoldedFilters>
  );
}
