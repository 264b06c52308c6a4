import type { Connection } from '../../database/database.ts';
import { raiseTopic } from '../../live/live-topics.ts';
import { hashToken, type Protection } from '../../protection/protection.ts';
import { momentBefore } from '../../runtime/moment.ts';

export interface ProviderSession {
  readonly tokenHash: string;
  readonly operatorId: string;
  /** When the provider last said that it may go on. */
  readonly confirmedAt: string;
  readonly refreshToken: string | null;
}

const askedEvery = 5 * 60_000;
const atOnce = 50;

export type ProviderSessions = ReturnType<typeof providerSessionRepository>;

/** What sessions of the company's own provider have beside others: when it was asked, and the token to ask again. */
export function providerSessionRepository(protection: Protection) {
  const seal = (tokenHash: string, text: string | null) =>
    text === null ? null : protection.seal(text, providerTokenPlace(tokenHash));
  return {
    mark: async (db: Connection, token: string, refreshToken: string | null, now: Date): Promise<void> => {
      const tokenHash = hashToken(token);
      const at = now.toISOString();
      await db
        .updateTable('operator_sessions')
        .set({ provider_token: seal(tokenHash, refreshToken) })
        .set({ provider_checked_at: at, provider_confirmed_at: at })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    /** The sessions to ask about again; another process does not take them as well. */
    takeDue: async (db: Connection, now: Date): Promise<ProviderSession[]> => {
      const before = momentBefore(now, askedEvery);
      const due = db
        .selectFrom('operator_sessions')
        .select('token_hash')
        .where('provider_checked_at', '<=', before)
        .limit(atOnce);
      const rows = await db
        .updateTable('operator_sessions')
        .set({ provider_checked_at: now.toISOString() })
        .where('token_hash', 'in', due)
        // Once more: another process may have taken it meanwhile.
        .where('provider_checked_at', '<=', before)
        .returning(['token_hash', 'operator_id', 'created_at', 'provider_confirmed_at', 'provider_token'])
        .execute();
      return rows.map(({ token_hash, operator_id, created_at, provider_confirmed_at, provider_token }) => ({
        tokenHash: token_hash,
        operatorId: operator_id,
        confirmedAt: provider_confirmed_at ?? created_at,
        refreshToken:
          provider_token === null ? null : protection.open(provider_token, providerTokenPlace(token_hash)),
      }));
    },
    renew: async (db: Connection, { tokenHash }: ProviderSession, refreshToken: string | null, now: Date) => {
      await db
        .updateTable('operator_sessions')
        .set({ provider_token: seal(tokenHash, refreshToken), provider_confirmed_at: now.toISOString() })
        .where('token_hash', '=', tokenHash)
        .execute();
    },
    end: async (db: Connection, { tokenHash }: ProviderSession): Promise<void> => {
      await db.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute();
      await raiseTopic(db, 'sessions');
    },
  };
}

export const providerTokenPlace = (tokenHash: string): string =>
  `operator_sessions.provider_token:${tokenHash}`;
