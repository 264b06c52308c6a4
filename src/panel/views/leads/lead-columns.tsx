import { Badge } from '@mantine/core';
import { formatMinute } from '../../../brazil/clock-minute.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import type { LeadStatus } from '../../../contract/lead/lead-work.ts';
import type { ListedLead } from '../../../contract/panel/leads.ts';
import { Hint } from '../../parts/Hint.tsx';
import type { Column } from '../../parts/list/ListTable.tsx';
import { touchColumn } from '../../parts/list/plan-column.tsx';
import { RecordLink } from '../../parts/list/RecordLink.tsx';
import { riskWords, statusColours, statusWords, stepWords, leadsWords as words } from './leads-words.ts';

export const LeadStatusBadge = ({ status, size }: { status: LeadStatus; size?: 'lg' }) => (
  <Badge variant="outline" color={statusColours[status]} miw="max-content" {...(size && { size })}>
    {statusWords[status]}
  </Badge>
);

export const leadColumns: readonly Column<ListedLead>[] = [
  {
    head: words.name,
    cell: ({ id, name }) => <RecordLink to={`/contatos/${id}`} name={name || words.noName} />,
    below: ({ protocol }) => protocol,
  },
  {
    head: words.status,
    isOneLine: true,
    cell: ({ status, owner }) => (
      <>
        <LeadStatusBadge status={status} />
        <Hint size="xs" maw="min(8rem, 26vw)" truncate>
          {owner?.name}
        </Hint>
      </>
    ),
  },
  {
    head: words.nextDay,
    from: 'sm',
    isOneLine: true,
    folds: true,
    cell: ({ nextDay }) => nextDay && formatMinute(nextDay),
  },
  { head: words.step, from: 'sm', folds: 'bare', cell: ({ step }) => stepWords(step) },
  { head: words.at, from: 'md', isOneLine: true, folds: 'tablet', cell: ({ at }) => readableMoment(at) },
  { head: words.town, from: 'lg', folds: 'tablet', cell: ({ town }) => town },
  touchColumn,
  { head: words.risk, from: 'xl', cell: ({ risk }) => riskWords[risk] },
];
