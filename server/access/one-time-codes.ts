import { hourMs, minuteMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import { erasedMeanwhile } from '../http/refusal.ts';
import { sameText } from '../protection/protection.ts';
import { type Random, randomText } from '../protection/random.ts';
import { momentAfter } from '../runtime/moment.ts';

const lifetimeMs = 10 * minuteMs;
const triesPerCode = 5;

export interface SentCode {
  code_hash: string;
  tries: number;
  expires_at: string;
  /** Number of codes since `first_sent_at`, limited per hour. */
  sent: number;
  first_sent_at: string;
}

/** `over`: no code was sent, or it expired, or its tries are used up. */
type Judged = 'right' | 'wrong' | 'over';

type Renewed = { kind: 'sent'; code: string } | { kind: 'too-many'; until: string };

interface CodeTable<Subject> {
  readonly table: 'order_codes' | 'collaborator_codes';
  readonly keyColumn: 'number_hash' | 'lead_id';
  readonly keyOf: (subject: Subject) => string;
  /** Further columns of the code's row: a code is right only for the same ones. */
  readonly boundTo: (subject: Subject) => { readonly email?: string };
  readonly hashOf: (subject: Subject, code: string) => string;
  readonly codesPerHour: number;
}

export function oneTimeCodes<Subject>(codes: CodeTable<Subject>, random: Random) {
  const { table, keyColumn, keyOf, boundTo, hashOf, codesPerHour } = codes;
  const findForChange = (db: Connection, subject: Subject) =>
    db.selectFrom(table).selectAll().where(keyColumn, '=', keyOf(subject)).forUpdate();

  return {
    renew: async (db: Connection, subject: Subject, now: Date): Promise<Renewed> => {
      const at = now.toISOString();
      const none = { code_hash: '', tries: 0, expires_at: at, sent: 0, first_sent_at: at };
      // A row to lock: the first codes of one hour are counted too when they are asked for at once.
      await db
        .insertInto(table)
        .values({ [keyColumn]: keyOf(subject), ...boundTo(subject), ...none })
        .onConflict((conflict) => conflict.column(keyColumn).doNothing())
        .execute();
      const last = await findForChange(db, subject).executeTakeFirstOrThrow(erasedMeanwhile);
      const hourEnds = Date.parse(last.first_sent_at) + hourMs;
      const { sent, first_sent_at } = hourEnds > now.getTime() ? last : none;
      if (sent >= codesPerHour) return { kind: 'too-many', until: new Date(hourEnds).toISOString() };
      const code = randomText(random, '0123456789', 6);
      const row = {
        ...boundTo(subject),
        code_hash: hashOf(subject, code),
        tries: 0,
        expires_at: momentAfter(now, lifetimeMs),
        sent: sent + 1,
        first_sent_at,
      };
      await db.updateTable(table).set(row).where(keyColumn, '=', keyOf(subject)).execute();
      return { kind: 'sent', code };
    },
    judge: async (db: Connection, subject: Subject, code: string, now: Date): Promise<Judged> => {
      const sent = await findForChange(db, subject)
        .where(({ and }) => and(boundTo(subject)))
        .executeTakeFirst();
      if (!sent || isExpired(sent, now) || sent.tries >= triesPerCode) return 'over';
      const isRight = sameText(sent.code_hash, hashOf(subject, code));
      // A right code can be used only once.
      const tries = isRight ? triesPerCode : sent.tries + 1;
      await db.updateTable(table).set({ tries }).where(keyColumn, '=', keyOf(subject)).execute();
      return isRight ? 'right' : 'wrong';
    },
    /** Whether the last code's lifetime is not over, even if it was used. */
    lives: async (db: Connection, subject: Subject, now: Date): Promise<boolean> => {
      const sent = await findForChange(db, subject).executeTakeFirst();
      return sent !== undefined && !isExpired(sent, now);
    },
    /** The code that was sent is not valid any more; it still counts in its hour. */
    end: async (db: Connection, subject: Subject, now: Date): Promise<void> => {
      await db
        .updateTable(table)
        .set({ expires_at: now.toISOString() })
        .where(keyColumn, '=', keyOf(subject))
        .execute();
    },
  };
}

const isExpired = ({ expires_at }: SentCode, now: Date): boolean => expires_at <= now.toISOString();
