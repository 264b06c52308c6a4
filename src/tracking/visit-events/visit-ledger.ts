/** What of a visit was already told, by key, and its name where the visitor agreed to have one. */
export interface VisitLedger {
  told: readonly string[];
  visit: string | null;
}

export const blankLedger: VisitLedger = { told: [], visit: null };

/** From what a tab kept of it. */
export function readVisitLedger(kept: unknown): VisitLedger {
  if (typeof kept !== 'object' || kept === null) return blankLedger;
  const [told, visit]: unknown[] = [Reflect.get(kept, 'told'), Reflect.get(kept, 'visit')];
  const isText = (key: unknown): key is string => typeof key === 'string';
  return {
    told: Array.isArray(told) ? told.filter(isText) : [],
    visit: isText(visit) && /^[0-9a-f]{32}$/.test(visit) ? visit : null,
  };
}
