import { problemCodes } from '../../src/contract/problem.ts';
import { heardBy } from '../consents/spoken.ts';
import { refuse } from '../http/refusal.ts';

/** Of what people do only by themselves, while somebody answers for them on the phone. */
export function refuseIfSpoken(why: string): void {
  if (heardBy() !== undefined) refuse(403, problemCodes.notHolder, why);
}
