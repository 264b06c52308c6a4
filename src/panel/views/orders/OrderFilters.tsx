import { Group, NativeSelect, TextInput } from '@mantine/core';
import { states } from '../../../brazil/states.ts';
import { orderState } from '../../../contract/followed-order.ts';
import { faceNames } from '../../../contract/measurement/event-properties.ts';
import type { OrderFilter } from '../../../contract/panel/orders.ts';
import { campaigns } from '../../../funnel/campaigns.ts';
import { faceWords, listWords, stateWords } from '../../words/order-words.ts';
import type { FilterName } from './order-filter.ts';
import { ordersWords as words } from './orders-words.ts';

interface Props {
  filter: OrderFilter;
  change: (name: FilterName, value: string | null) => void;
}

const any = { value: '', label: listWords.any };

const choices = {
  state: [any, ...orderState.options.map((value) => ({ value, label: stateWords[value] }))],
  region: [any, ...states.map(({ uf, name }) => ({ value: uf, label: name }))],
  campaign: [any, ...campaigns.map(({ prefix }) => prefix).filter((prefix) => prefix !== '')],
  face: [any, ...faceNames.map((value) => ({ value, label: faceWords[value] }))],
};

export const OrderFilters = ({ filter, change }: Props) => (
  <Group gap="xs" align="flex-end" data-not-printed>
    <NativeSelect
      label={words.state}
      data={choices.state}
      value={filter.state ?? ''}
      onChange={({ currentTarget }) => change('state', currentTarget.value)}
    />
    <NativeSelect
      label={listWords.region}
      data={choices.region}
      value={filter.region ?? ''}
      onChange={({ currentTarget }) => change('region', currentTarget.value)}
    />
    <NativeSelect
      label={listWords.campaign}
      data={choices.campaign}
      value={filter.campaign ?? ''}
      onChange={({ currentTarget }) => change('campaign', currentTarget.value)}
    />
    <NativeSelect
      label={listWords.face}
      data={choices.face}
      value={filter.face ?? ''}
      onChange={({ currentTarget }) => change('face', currentTarget.value)}
    />
    <TextInput
      label={words.planCode}
      w={140}
      maxLength={16}
      key={filter.plan ?? ''}
      defaultValue={filter.plan ?? ''}
      onBlur={({ currentTarget }) => change('plan', currentTarget.value.trim())}
    />
    <TextInput
      label={listWords.from}
      type="date"
      value={filter.from ?? ''}
      onChange={({ currentTarget }) => change('from', currentTarget.value)}
    />
    <TextInput
      label={listWords.to}
      type="date"
      value={filter.to ?? ''}
      onChange={({ currentTarget }) => change('to', currentTarget.value)}
    />
  </Group>
);
