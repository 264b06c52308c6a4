import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatPrice, fromCents } from '../../../brazil/money.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { ListedRenewal } from '../../../contract/panel/renewals.ts';
import { useListed } from '../../parts/BackToList.tsx';
import { type Column, ListTable } from '../../parts/ListTable.tsx';
import { RenewalState } from './RenewalState.tsx';
import { renewalsWords as words } from './renewals-words.ts';

function RenewalLink({ number, name }: ListedRenewal) {
  const listed = useListed();
  return (
    <>
      <Anchor component={Link} to={`/renovacoes/${number}`} state={listed} underline="always">
        {name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {number}
      </Text>
    </>
  );
}

const columns: readonly Column<ListedRenewal>[] = [
  { head: words.name, cell: (renewal) => <RenewalLink {...renewal} /> },
  { head: words.state, cell: ({ state }) => <RenewalState state={state} /> },
  { head: words.document, from: 'md', isOneLine: true, cell: ({ document }) => document },
  {
    head: words.placedAt,
    from: 'sm',
    isOneLine: true,
    folds: true,
    cell: ({ placedAt }) => readableMoment(placedAt),
  },
  { head: words.presentPlan, from: 'lg', cell: ({ presentPlan }) => presentPlan },
  {
    head: words.plan,
    from: 'sm',
    folds: true,
    cell: ({ plan, priceCents }) => (
      <>
        {plan}{' '}
        <Text size="xs" c="dimmed">
          {formatPrice(fromCents(priceCents))}
        </Text>
      </>
    ),
  },
];

export const RenewalsTable = ({ renewals }: { renewals: readonly ListedRenewal[] }) => (
  <ListTable caption={words.caption} rows={renewals} keyOf={({ number }) => number} columns={columns} />
);
