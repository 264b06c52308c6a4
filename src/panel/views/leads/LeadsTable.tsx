import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { ListedLead } from '../../../contract/panel/leads.ts';
import { useListed } from '../../parts/BackToList.tsx';
import { type Column, ListTable } from '../../parts/ListTable.tsx';
import { riskWords, stepWords, leadsWords as words } from './leads-words.ts';

function LeadLink({ id, name, protocol }: ListedLead) {
  const listed = useListed();
  return (
    <>
      <Anchor component={Link} to={`/contatos/${id}`} state={listed} underline="always">
        {name || words.noName}
      </Anchor>
      <Text size="xs" c="dimmed">
        {protocol}
      </Text>
    </>
  );
}

const columns: readonly Column<ListedLead>[] = [
  { head: words.name, cell: (lead) => <LeadLink {...lead} /> },
  { head: words.step, cell: ({ step }) => stepWords(step) },
  { head: words.at, from: 'sm', isOneLine: true, folds: true, cell: ({ at }) => readableMoment(at) },
  { head: words.town, from: 'md', folds: true, cell: ({ town }) => town },
  { head: words.risk, from: 'md', cell: ({ risk }) => riskWords[risk] },
  { head: words.consent, from: 'lg', cell: ({ acceptsOffers }) => (acceptsOffers ? words.yes : words.no) },
];

export const LeadsTable = ({ leads }: { leads: readonly ListedLead[] }) => (
  <ListTable caption={words.caption} rows={leads} keyOf={({ id }) => id} columns={columns} />
);
