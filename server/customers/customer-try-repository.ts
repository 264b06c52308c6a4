import { afterTry, isClosed, type Tries, type TryOutcome } from '../access/after-try.ts';
import type { Connection } from '../database/database.ts';
import type { Protection } from '../protection/protection.ts';

interface LookUpTry {
  readonly cpfHash: string;
  readonly address: string;
  /** Whether the contact on file has unlocked the document for this browser. */
  readonly isOpened: boolean;
}

interface Closed {
  readonly until: string;
  /** Locked for the caller's address, or for everybody. */
  readonly to: 'address' | 'everybody';
}

/** Guesses of a birth date. Counted for unknown documents too, so that limits do not reveal who is a customer. */
export interface CustomerTries {
  judge(
    db: Connection,
    asked: LookUpTry,
    right: boolean,
    now: Date,
  ): Promise<TryOutcome & { readonly to?: Closed['to'] }>;
  /** The end of the document's lock, if it is locked. */
  closed(db: Connection, asked: LookUpTry, now: Date): Promise<Closed | null>;
}

/** One address locks a document only for itself; guesses from several addresses lock it for everybody. */
const allowed = { address: 3, everybody: 6 } as const;

export function customerTryRepository(protection: Protection): CustomerTries {
  const counted = ({ cpfHash, address, isOpened }: LookUpTry) => [
    ...(isOpened ? [] : [{ to: 'everybody' as const, key: cpfHash }]),
    {
      to: 'address' as const,
      key: protection.fingerprint(`${cpfHash} ${address}`, 'customer tries of address'),
    },
  ];
  const find = (db: Connection, key: string) =>
    db.selectFrom('customer_tries').selectAll().where('cpf_hash', '=', key);

  const findForChange = async (db: Connection, key: string, at: string) => {
    await db
      .insertInto('customer_tries')
      .values({ cpf_hash: key, failures: 0, tried_at: at })
      .onConflict((conflict) => conflict.column('cpf_hash').doNothing())
      .execute();
    return find(db, key).forUpdate().executeTakeFirstOrThrow();
  };

  const save = (db: Connection, key: string, { failures, closed_until }: Tries, at: string) =>
    db
      .updateTable('customer_tries')
      .set({ failures, closed_until, tried_at: at })
      .where('cpf_hash', '=', key)
      .execute();

  return {
    judge: async (db, asked, right, now) => {
      const at = now.toISOString();
      const judged = [];
      for (const { to, key } of counted(asked)) {
        const tries = await findForChange(db, key, at);
        judged.push({ to, key, ...afterTry(tries, right, now, allowed[to]) });
      }
      const wasClosed = judged.find(({ outcome, next }) => outcome.kind === 'closed' && !next);
      if (wasClosed) return { ...wasClosed.outcome, to: wasClosed.to };
      for (const { key, next } of judged) if (next) await save(db, key, next, at);
      const nowClosed = judged.find(({ outcome }) => outcome.kind === 'closed');
      if (nowClosed) return { ...nowClosed.outcome, to: nowClosed.to };
      if (right) return { kind: 'opened' };
      const left = judged.map(({ outcome }) => (outcome.kind === 'wrong' ? outcome.left : 0));
      return { kind: 'wrong', left: Math.min(...left) };
    },
    closed: async (db, asked, now) => {
      for (const { to, key } of counted(asked)) {
        const tries = await find(db, key).executeTakeFirst();
        if (tries?.closed_until && isClosed(tries, now)) return { until: tries.closed_until, to };
      }
      return null;
    },
  };
}
