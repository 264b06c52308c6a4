import { hash } from 'node:crypto';
import type { RootState } from '../../../src/store/root-reducer.ts';
import type { Capabilities } from '../../access/capability-repository.ts';
import type { Database } from '../../database/database.ts';
import type { CookieJar } from './in-process-fetch.ts';

export interface AccessParts {
  readonly database: Database;
  readonly capabilities: Capabilities;
  readonly clock: () => Date;
  readonly siteUrl: string;
}

/** The cookie that opens what a visitor has begun, as `visitor-cookie` names it. */
const tokenName = (siteUrl: string): string => (siteUrl.startsWith('https:') ? '__Host-lead' : 'lead');

/** Opens records that belong to this conversation: whoever holds the phone has shown that they are theirs. */
export async function openRecords(
  ids: readonly string[],
  jar: CookieJar,
  { database, capabilities, clock, siteUrl }: AccessParts,
): Promise<void> {
  const name = tokenName(siteUrl);
  const token = jar[name];
  const opened = await database.read(async (db) =>
    token === undefined ? [] : capabilities.opened(db, token, clock()),
  );
  const closed = ids.filter((id) => !opened.some(({ leadId }) => leadId === id));
  for (const id of closed)
    jar[name] = await database.write((db) => capabilities.issue(db, id, jar[name], clock()));
}

/** What a visit has begun on the server. */
export const recordsOf = ({ lead }: RootState): string[] =>
  [lead.id, lead.noCoverageId, lead.renewalId].flatMap((id) => id ?? []);

/** Stands for the network of a visitor who has none, so that nobody uses up the limits of another. */
export function addressOf(person: string): string {
  const digits = hash('sha256', person, 'hex');
  return `fd${digits.slice(0, 2)}:${digits.slice(2, 6)}:${digits.slice(6, 10)}::1`;
}
