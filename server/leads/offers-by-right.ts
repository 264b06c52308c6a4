import { problemCodes } from '../../src/contract/problem.ts';
import { sellersFrom } from '../../src/funnel/sellers.ts';
import { refuse } from '../http/refusal.ts';
import type { Lead } from './lead.ts';

type Claim = Pick<Lead, 'plan_file' | 'proved_right' | 'plan_addon_bonus_id'>;

/** The proof that opens a list. A campaign is a word that anybody can write into a call. */
const rightTo = (plan_file: string) => sellersFrom(plan_file)[0]?.right ?? null;

export function lacksRight({ plan_file, proved_right, plan_addon_bonus_id }: Claim): boolean {
  const needed = rightTo(plan_file);
  // Only a line that was found brings the bonus of its plan.
  if (needed === 'line') return plan_addon_bonus_id === null;
  return needed !== null && needed !== proved_right;
}

export const isCollaborators = ({ plan_file }: Pick<Lead, 'plan_file'>): boolean =>
  rightTo(plan_file) === 'collaborator';

/** Collaborators prove themselves first: nothing else of their lead can be answered before. */
export const isClosedBeforeProof = (lead: Claim): boolean => isCollaborators(lead) && lacksRight(lead);

export const refuseUnproved = (): never =>
  refuse(
    409,
    problemCodes.notProved,
    'Esta oferta é só para quem tem direito a ela. Comprove o seu para continuar.',
  );
