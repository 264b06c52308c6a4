import { Anchor, Badge, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatPrice, fromCents } from '../../../brazil/money.ts';
import type { ListedOrder } from '../../../contract/panel/orders.ts';
import { readableMoment } from '../../parts/moment.ts';
import { stateColours, stateWords, visitText } from '../../words/order-words.ts';
import { ordersWords as words } from './orders-words.ts';

/** On a phone the columns that matter most; the rest stands in the order itself. */
export const OrdersTable = ({ orders }: { orders: readonly ListedOrder[] }) => (
  <Table striped highlightOnHover captionSide="top">
    <Table.Caption>{words.caption}</Table.Caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{words.name}</Table.Th>
        <Table.Th scope="col">{words.state}</Table.Th>
        <Table.Th scope="col" visibleFrom="sm">
          {words.placedAt}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="md">
          {words.town}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="sm">
          {words.plan}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="lg">
          {words.visit}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {orders.map(({ number, name, state, placedAt, town, plan, priceCents, visit }) => (
        <Table.Tr key={number}>
          <Table.Td>
            <Anchor component={Link} to={`/pedidos/${number}`} underline="always">
              {name || number}
            </Anchor>
            <Text size="xs" c="dimmed">
              {number}
            </Text>
          </Table.Td>
          <Table.Td>
            <Badge variant="outline" color={stateColours[state]} tt="none">
              {stateWords[state]}
            </Badge>
          </Table.Td>
          <Table.Td visibleFrom="sm">{readableMoment(placedAt)}</Table.Td>
          <Table.Td visibleFrom="md">{town}</Table.Td>
          <Table.Td visibleFrom="sm">
            {plan}
            <Text size="xs" c="dimmed">
              {formatPrice(fromCents(priceCents))}
            </Text>
          </Table.Td>
          <Table.Td visibleFrom="lg">{visit && visitText(visit)}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
