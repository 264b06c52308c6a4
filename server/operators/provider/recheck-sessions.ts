import { hourMs } from '../../../src/brazil/durations.ts';
import type { Database } from '../../database/database.ts';
import { type Accounts, accountOfIdentity } from './account-of-identity.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { ProviderSession, ProviderSessions } from './provider-session-repository.ts';

interface Parts {
  readonly database: Database;
  readonly repositories: Accounts & { readonly providerSessions: ProviderSessions };
  readonly provider: IdentityProvider;
  readonly clock: () => Date;
}

/** How long a session goes on that the provider does not confirm. */
const longestUnconfirmed = hourMs;

/**
 * Asks the provider whether sessions may go on, so that somebody whom it has ended is out within minutes. While it
 * does not respond they do, for an hour.
 */
export async function recheckSessions({ database, repositories, provider, clock }: Parts): Promise<void> {
  const { operators, auditLog, providerSessions } = repositories;
  const failures: unknown[] = [];
  const recheck = async (session: ProviderSession) => {
    const { operatorId, confirmedAt, refreshToken } = session;
    const mayGoOn = Date.parse(confirmedAt) > clock().getTime() - longestUnconfirmed;
    if (refreshToken === null && mayGoOn) return;
    const subject = (await database.read((db) => operators.find(db, operatorId)))?.subject ?? null;
    const isAsked = refreshToken !== null && subject !== null;
    const asked = isAsked ? provider.renew(refreshToken, subject) : Promise.resolve(null);
    const known = await asked.catch((error: unknown) => {
      if (mayGoOn) throw error;
      failures.push(error);
      return null;
    });
    await database.write(async (db) => {
      const account = known && (await accountOfIdentity(repositories, db, known.identity, provider, clock()));
      if (known !== null && typeof account === 'object')
        return providerSessions.renew(db, session, known.refreshToken, clock());
      await auditLog.write(db, operatorId, ['session.ended', 'operator', operatorId, 'provider'], clock());
      return providerSessions.end(db, session);
    });
  };
  const due = await database.write((db) => providerSessions.takeDue(db, clock()));
  // What fails for one must not let the others go on unasked.
  for (const session of due) await recheck(session).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
