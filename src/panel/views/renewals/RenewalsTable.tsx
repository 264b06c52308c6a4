import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { ListedRenewal } from '../../../contract/panel/renewals.ts';
import { type Column, ListTable } from '../../parts/list/ListTable.tsx';
import { planColumn } from '../../parts/list/plan-column.tsx';
import { RecordLink } from '../../parts/list/RecordLink.tsx';
import { RenewalState } from './RenewalState.tsx';
import { renewalsWords as words } from './renewals-words.ts';

const columns: readonly Column<ListedRenewal>[] = [
  {
    head: words.name,
    cell: ({ number, name }) => <RecordLink to={`/renovacoes/${number}`} name={name} number={number} />,
  },
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
  planColumn(words.plan),
];

export const RenewalsTable = ({ renewals }: { renewals: readonly ListedRenewal[] }) => (
  <ListTable caption={words.caption} rows={renewals} keyOf={({ number }) => number} columns={columns} />
);
