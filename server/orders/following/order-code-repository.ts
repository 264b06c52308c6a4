import { type JudgedCode, judgeCode, renewCode } from '../../access/sent-code.ts';
import type { Connection } from '../../database/database.ts';
import { type Protection, sameText } from '../../protection/protection.ts';
import { type Random, randomText } from '../../protection/random.ts';

const codesPerHour = 3;

type Sent = { kind: 'sent'; code: string } | { kind: 'too-many'; until: string };

/** Codes that open an order. Counted for unknown numbers too, so that limits do not reveal which orders exist. */
export interface OrderCodes {
  /** Replaces the previous code. */
  renew(db: Connection, number: string, now: Date): Promise<Sent>;
  judge(db: Connection, number: string, code: string, now: Date): Promise<JudgedCode>;
  /** Whether the last code's lifetime is not over, even if it was used. */
  lives(db: Connection, number: string, now: Date): Promise<boolean>;
}

export function orderCodeRepository(protection: Protection, random: Random): OrderCodes {
  const keyOf = (number: string) => protection.fingerprint(number, 'order of a code');
  const hashOf = (number: string, code: string) => protection.fingerprint(`${number} ${code}`, 'order code');
  const forChange = (db: Connection, key: string) =>
    db.selectFrom('order_codes').selectAll().where('number_hash', '=', key).forUpdate().executeTakeFirst();

  return {
    renew: async (db, number, now) => {
      const number_hash = keyOf(number);
      const renewed = renewCode(await forChange(db, number_hash), codesPerHour, now);
      if (renewed.kind === 'too-many') return renewed;
      const code = randomText(random, '0123456789', 6);
      const row = { ...renewed.next, code_hash: hashOf(number, code) };
      await db
        .insertInto('order_codes')
        .values({ number_hash, ...row })
        .onConflict((conflict) => conflict.column('number_hash').doUpdateSet(row))
        .execute();
      return { kind: 'sent', code };
    },
    judge: async (db, number, code, now) => {
      const number_hash = keyOf(number);
      const isRight = (hash: string) => sameText(hash, hashOf(number, code));
      const { judged, tries } = judgeCode(await forChange(db, number_hash), isRight, now);
      if (judged !== 'over')
        await db.updateTable('order_codes').set({ tries }).where('number_hash', '=', number_hash).execute();
      return judged;
    },
    lives: async (db, number, now) => {
      const sent = await forChange(db, keyOf(number));
      return sent !== undefined && sent.expires_at > now.toISOString();
    },
  };
}
