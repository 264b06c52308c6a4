import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntry } from '../../../contract/panel/audit.ts';
import type { Account } from '../../../contract/panel/operators.ts';
import { listWords, subjectWords } from './audit-words.ts';

/** Detail pages of subjects. */
const paths: Partial<Record<AuditEntry['subject'], string>> = {
  order: '/pedidos/',
  lead: '/contatos/',
  delivery: '/envios?envio=',
};

/** The subject of an audit entry by its name, linked if it has a page. */
export function EntrySubject(props: {
  entry: Pick<AuditEntry, 'subject' | 'subjectId'>;
  operators: readonly Pick<Account, 'id' | 'name'>[];
}) {
  const { entry, operators } = props;
  const { subject, subjectId } = entry;
  const path = paths[subject];
  if (path !== undefined)
    return (
      <Anchor component={Link} to={`${path}${subjectId}`} size="sm" underline="always">
        {subjectWords[subject]} {subject === 'order' ? subjectId : subjectId.slice(-6)}
      </Anchor>
    );
  if (subject === 'list') return listWords[subjectId] ?? `${subjectWords.list} ${subjectId}`;
  const name = subject === 'operator' && operators.find(({ id }) => id === subjectId)?.name;
  return `${subjectWords[subject]} ${name || subjectId}`;
}
