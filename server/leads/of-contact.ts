import { type RawBuilder, sql } from 'kysely';

export interface Contacts {
  readonly phones: readonly string[];
  /** In lower case. */
  readonly emails: readonly string[];
}

/** Whether a row names one of these phones or e-mails; no row does without any. */
export function ofContact({ phones, emails }: Contacts): RawBuilder<boolean> {
  const named = [
    ...(phones.length > 0 ? [sql`phone in (${sql.join(phones)})`] : []),
    ...(emails.length > 0 ? [sql`lower(email) in (${sql.join(emails)})`] : []),
  ];
  return named.length === 0 ? sql`1 = 0` : sql`(${sql.join(named, sql` or `)})`;
}
