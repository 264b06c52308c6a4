import { factsWith } from '../funnel/given.ts';

/** Before anything was answered or found out. */
export const noFacts = factsWith({ place: null, coverage: null, risk: null });
