import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ListedLead } from '../../../contract/panel/leads.ts';
import { readableMoment } from '../../parts/moment.ts';
import { riskWords, stepWords, leadsWords as words } from './leads-words.ts';

/** On a phone the columns that matter most; the rest stands in the lead itself. */
export const LeadsTable = ({ leads }: { leads: readonly ListedLead[] }) => (
  <Table striped highlightOnHover captionSide="top">
    <Table.Caption>{words.caption}</Table.Caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{words.name}</Table.Th>
        <Table.Th scope="col">{words.step}</Table.Th>
        <Table.Th scope="col" visibleFrom="sm">
          {words.at}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="md">
          {words.town}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="md">
          {words.risk}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="lg">
          {words.consent}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {leads.map(({ id, protocol, name, step, at, town, risk, acceptsOffers }) => (
        <Table.Tr key={id}>
          <Table.Td>
            <Anchor component={Link} to={`/contatos/${id}`} underline="always">
              {name || words.noName}
            </Anchor>
            <Text size="xs" c="dimmed">
              {protocol}
            </Text>
          </Table.Td>
          <Table.Td>{stepWords(step)}</Table.Td>
          <Table.Td visibleFrom="sm">{readableMoment(at)}</Table.Td>
          <Table.Td visibleFrom="md">{town}</Table.Td>
          <Table.Td visibleFrom="md">{riskWords[risk]}</Table.Td>
          <Table.Td visibleFrom="lg">{acceptsOffers ? words.yes : words.no}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
