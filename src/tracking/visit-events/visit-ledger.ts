import * as z from 'zod/mini';

/** Keys of reported events, and the visit's id with consent. */
export interface VisitLedger {
  told: readonly string[];
  visit: string | null;
}

export const blankLedger: VisitLedger = { told: [], visit: null };

const visitId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** An invalid part is replaced by a blank one. */
const storedLedger = z.object({
  told: z.catch(z.array(z.string()), []),
  visit: z.catch(z.nullable(visitId), null),
});

/** Reads the stored ledger. */
export const readVisitLedger = (stored: unknown): VisitLedger =>
  storedLedger.safeParse(stored).data ?? blankLedger;
