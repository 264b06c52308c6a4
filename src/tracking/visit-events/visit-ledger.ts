/** Keys of reported events, and the visit's id with consent. */
export interface VisitLedger {
  told: readonly string[];
  visit: string | null;
}

export const blankLedger: VisitLedger = { told: [], visit: null };

/** Reads the stored ledger. */
export function readVisitLedger(kept: unknown): VisitLedger {
  if (typeof kept !== 'object' || kept === null) return blankLedger;
  const [told, visit]: unknown[] = [Reflect.get(kept, 'told'), Reflect.get(kept, 'visit')];
  const isText = (key: unknown): key is string => typeof key === 'string';
  return {
    told: Array.isArray(told) ? told.filter(isText) : [],
    visit: isText(visit) && /^[0-9a-f]{32}$/.test(visit) ? visit : null,
  };
}
