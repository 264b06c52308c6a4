import { NativeSelect, TextInput } from '@mantine/core';
import { orderState } from '../../../contract/followed-order.ts';
import type { OrderFilter } from '../../../contract/panel/orders.ts';
import { Filters } from '../../parts/Filters.tsx';
import { anyChoice, DayFilters, OriginFilters } from '../../parts/ListFilters.tsx';
import { stateWords } from '../../words/order-words.ts';
import type { FilterName } from './order-filter.ts';
import { ordersWords as words } from './orders-words.ts';

interface Props {
  filter: OrderFilter;
  change: (name: FilterName, value: string | null) => void;
}

const stateChoices = [anyChoice, ...orderState.options.map((value) => ({ value, label: stateWords[value] }))];

export const OrderFilters = ({ filter, change }: Props) => (
  <Filters>
    <NativeSelect
      label={words.state}
      data={stateChoices}
      value={filter.state ?? ''}
      onChange={({ currentTarget }) => change('state', currentTarget.value)}
    />
    <OriginFilters filter={filter} change={change} />
    <TextInput
      label={words.planCode}
      maxLength={16}
      key={filter.plan ?? ''}
      defaultValue={filter.plan ?? ''}
      onBlur={({ currentTarget }) => change('plan', currentTarget.value.trim())}
    />
    <DayFilters filter={filter} change={change} />
  </Filters>
);
