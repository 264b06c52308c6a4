import { orderState } from '../../../contract/followed-order.ts';
import type { OrderFilter } from '../../../contract/panel/orders.ts';
import { FoldedFilters, manyFolded } from '../../parts/list/Filters.tsx';
import { anyChoice, ChoiceFilter, DayFilters, OriginFilters } from '../../parts/list/ListFilters.tsx';
import { PlanFilter } from '../../parts/list/PlanFilter.tsx';
import { stateWords } from '../../words/order-words.ts';
import { ordersWords as words } from './orders-words.ts';
import type { FilterName } from './use-order-filter.ts';

interface Props {
  filter: OrderFilter;
  change: (name: FilterName, value: string | null) => void;
}

const stateChoices = [
  anyChoice('state'),
  ...orderState.options.map((value) => ({ value, label: stateWords[value] })),
];

export const OrderFilters = ({ filter, change }: Props) => (
  <FoldedFilters many={manyFolded(filter)}>
    <ChoiceFilter name="state" label={words.state} choices={stateChoices} {...{ filter, change }} />
    <OriginFilters filter={filter} change={change} />
    <PlanFilter sku={filter.plan ?? ''} change={(sku) => change('plan', sku)} />
    <DayFilters filter={filter} change={change} />
  </FoldedFilters>
);
