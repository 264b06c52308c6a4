import { hourMs } from '../../../src/brazil/durations.ts';
import type { Database } from '../../database/database.ts';
import type { AuditLog } from '../audit-log-repository.ts';
import type { Operators } from '../operator-repository.ts';
import { accountOfIdentity } from './account-of-identity.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { ProviderSession, ProviderSessions } from './provider-session-repository.ts';

interface Parts {
  readonly database: Database;
  readonly repositories: {
    readonly operators: Operators;
    readonly auditLog: AuditLog;
    readonly providerSessions: ProviderSessions;
  };
  readonly provider: IdentityProvider;
  readonly clock: () => Date;
}

/** How long a session goes on about which the provider cannot be asked. */
const longestUnasked = hourMs;

/**
 * Asks the provider whether sessions may go on, so that somebody whom it has ended is out within minutes. While it
 * does not respond they do.
 */
export async function recheckSessions({ database, repositories, provider, clock }: Parts): Promise<void> {
  const { operators, auditLog, providerSessions } = repositories;
  const recheck = async (session: ProviderSession) => {
    const { operatorId, openedAt, refreshToken } = session;
    if (refreshToken === null && Date.parse(openedAt) > clock().getTime() - longestUnasked) return;
    const subject = (await database.read((db) => operators.find(db, operatorId)))?.subject ?? null;
    const isAsked = refreshToken !== null && subject !== null;
    const known = isAsked ? await provider.renew(refreshToken, subject) : null;
    await database.write(async (db) => {
      const account = known && (await accountOfIdentity(repositories, db, known.identity, provider, clock()));
      if (known !== null && typeof account === 'object')
        return providerSessions.renew(db, session, known.refreshToken);
      const about = { subject: 'operator', subjectId: operatorId, detail: 'provider' } as const;
      await auditLog.write(db, operatorId, { action: 'session.ended', ...about }, clock());
      return providerSessions.end(db, session);
    });
  };
  const due = await database.write((db) => providerSessions.takeDue(db, clock()));
  const failures: unknown[] = [];
  // What fails for one must not let the others go on unasked.
  for (const session of due) await recheck(session).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
