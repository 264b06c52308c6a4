import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { ListedLead } from '../../../contract/panel/leads.ts';
import { type Column, ListTable } from '../../parts/list/ListTable.tsx';
import { RecordLink } from '../../parts/list/RecordLink.tsx';
import { riskWords, stepWords, leadsWords as words } from './leads-words.ts';

const columns: readonly Column<ListedLead>[] = [
  {
    head: words.name,
    cell: ({ id, name, protocol }) => (
      <RecordLink to={`/contatos/${id}`} name={name || words.noName} number={protocol} />
    ),
  },
  { head: words.step, cell: ({ step }) => stepWords(step) },
  { head: words.at, from: 'sm', isOneLine: true, folds: true, cell: ({ at }) => readableMoment(at) },
  { head: words.town, from: 'md', folds: true, cell: ({ town }) => town },
  { head: words.risk, from: 'md', cell: ({ risk }) => riskWords[risk] },
  { head: words.consent, from: 'lg', cell: ({ acceptsOffers }) => (acceptsOffers ? words.yes : words.no) },
];

export const LeadsTable = ({ leads }: { leads: readonly ListedLead[] }) => (
  <ListTable caption={words.caption} rows={leads} keyOf={({ id }) => id} columns={columns} />
);
