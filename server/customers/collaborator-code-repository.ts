import { type JudgedCode, judgeCode, renewCode } from '../access/sent-code.ts';
import type { Connection } from '../database/database.ts';
import { type Protection, sameText } from '../protection/protection.ts';
import { type Random, randomText } from '../protection/random.ts';

const codesPerHour = 5;

type Sent = { kind: 'sent'; code: string } | { kind: 'too-many'; until: string };

/** One code per lead, bound to its e-mail. With the hourly limits, guessing succeeds once in 40,000 tries. */
export interface CollaboratorCodes {
  /** Replaces the previous code. */
  renew(db: Connection, leadId: string, email: string, now: Date): Promise<Sent>;
  judge(db: Connection, leadId: string, email: string, code: string, now: Date): Promise<JudgedCode>;
}

export function collaboratorCodeRepository(protection: Protection, random: Random): CollaboratorCodes {
  const hashOf = (leadId: string, code: string) =>
    protection.fingerprint(`${leadId} ${code}`, 'collaborator code');
  const forChange = (db: Connection, leadId: string) =>
    db
      .selectFrom('collaborator_codes')
      .selectAll()
      .where('lead_id', '=', leadId)
      .forUpdate()
      .executeTakeFirst();

  return {
    renew: async (db, leadId, email, now) => {
      const renewed = renewCode(await forChange(db, leadId), codesPerHour, now);
      if (renewed.kind === 'too-many') return renewed;
      const code = randomText(random, '0123456789', 6);
      const row = { ...renewed.next, email, code_hash: hashOf(leadId, code) };
      await db
        .insertInto('collaborator_codes')
        .values({ lead_id: leadId, ...row })
        .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
        .execute();
      return { kind: 'sent', code };
    },
    judge: async (db, leadId, email, code, now) => {
      const last = await forChange(db, leadId);
      const sent = last?.email === email ? last : undefined;
      const isRight = (hash: string) => sameText(hash, hashOf(leadId, code));
      const { judged, tries } = judgeCode(sent, isRight, now);
      if (judged !== 'over')
        await db.updateTable('collaborator_codes').set({ tries }).where('lead_id', '=', leadId).execute();
      return judged;
    },
  };
}
