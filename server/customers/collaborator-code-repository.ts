import type { Connection } from '../database/database.ts';
import { type Protection, sameText } from '../protection/protection.ts';
import { type Random, randomText } from '../protection/random.ts';

const tenMinutes = 600_000;
const hour = 3_600_000;
const triesPerCode = 5;
const codesPerHour = 5;

type Sent = { kind: 'sent'; code: string } | { kind: 'too-many'; until: string };

/** `over`: none was sent, or its time or its tries are used up. */
type Judged = 'right' | 'wrong' | 'over';

/** One code per lead, good for the e-mail it was sent to. Guessing all of an hour's codes wins one time in 40,000. */
export interface CollaboratorCodes {
  /** The code before it ends. */
  renew(db: Connection, leadId: string, email: string, now: Date): Promise<Sent>;
  judge(db: Connection, leadId: string, email: string, code: string, now: Date): Promise<Judged>;
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
      const last = await forChange(db, leadId);
      const hourOver = last ? Date.parse(last.first_sent_at) + hour : 0;
      const sameHour = last !== undefined && hourOver > now.getTime();
      if (sameHour && last.sent >= codesPerHour) {
        return { kind: 'too-many', until: new Date(hourOver).toISOString() };
      }
      const code = randomText(random, '0123456789', 6);
      const row = {
        email,
        code_hash: hashOf(leadId, code),
        tries: 0,
        expires_at: new Date(now.getTime() + tenMinutes).toISOString(),
        sent: sameHour ? last.sent + 1 : 1,
        first_sent_at: sameHour ? last.first_sent_at : now.toISOString(),
      };
      await db
        .insertInto('collaborator_codes')
        .values({ lead_id: leadId, ...row })
        .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
        .execute();
      return { kind: 'sent', code };
    },
    judge: async (db, leadId, email, code, now) => {
      const sent = await forChange(db, leadId);
      const living = sent?.email === email && sent.expires_at > now.toISOString();
      if (!living || sent.tries >= triesPerCode) return 'over';
      const right = sameText(sent.code_hash, hashOf(leadId, code));
      // A code that has opened is used up as well.
      const tries = right ? triesPerCode : sent.tries + 1;
      await db.updateTable('collaborator_codes').set({ tries }).where('lead_id', '=', leadId).execute();
      return right ? 'right' : 'wrong';
    },
  };
}
