import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatMinute } from '../../../brazil/clock-minute.ts';
import { auditSubjectWords as subjectWords } from '../../../content/operator/audit-words.ts';
import { wordsFor } from '../../../content/operator/list-words.ts';
import { periodNames } from '../../../content/periods.ts';
import type { Account } from '../../../contract/panel/access/operators.ts';
import type { AuditEntry } from '../../../contract/panel/audit.ts';
import { unbroken } from '../../parts/unbroken.tsx';
import { capacityWords } from '../calendar/calendar-words.ts';
import { seenListWords } from './audit-words.ts';

type Entry = Pick<AuditEntry, 'subject' | 'subjectId'>;
type Operator = Pick<Account, 'id' | 'name'>;

const paths: Partial<Record<AuditEntry['subject'], string>> = {
  order: '/pedidos/',
  lead: '/contatos/',
  renewal: '/renovacoes/',
  delivery: '/envios?envio=',
};

export function EntrySubject({ entry, operators }: { entry: Entry; operators: readonly Operator[] }) {
  const { subject, subjectId } = entry;
  const path = paths[subject];
  if (path !== undefined)
    return (
      <Anchor component={Link} to={`${path}${subjectId}`} size="sm" underline="always">
        {unbroken(`${subjectWords[subject]} ${numbered.has(subject) ? subjectId : endOf(subjectId)}`)}
      </Anchor>
    );
  if (subject === 'list') return seenListWords[subjectId] ?? `${subjectWords.list} ${subjectId}`;
  return `${subjectWords[subject]} ${nameOf(entry, operators)}`;
}

function nameOf({ subject, subjectId }: Entry, operators: readonly Operator[]): string {
  if (subject === 'calendar') return calendarPlace(subjectId);
  if (shortened.has(subject)) return endOf(subjectId);
  const operator = subject === 'operator' && operators.find(({ id }) => id === subjectId);
  return operator ? operator.name : subjectId;
}

/** Subjects whose id is the number that people know. */
const numbered: ReadonlySet<AuditEntry['subject']> = new Set(['order', 'renewal']);

/** A person's is a hash of the document. */
const shortened: ReadonlySet<AuditEntry['subject']> = new Set(['queue', 'import', 'person']);

/** The end of an id, enough to tell records apart. */
const endOf = (id: string): string => id.slice(-6);

/** 'SP 2026-11-25 tarde', or a region alone. */
function calendarPlace(id: string): string {
  const [region = '', day = '', period = ''] = id.split(' ');
  const where = region === '*' ? capacityWords.everywhere : region;
  return [where, day && formatMinute(day), wordsFor(periodNames, period)].filter(Boolean).join(', ');
}
