import { problemCodes } from '../../src/contract/problem.ts';
import { type CampaignSet, fileCampaigns } from '../../src/funnel/campaigns.ts';
import { sellersFrom } from '../../src/funnel/sellers.ts';
import type { PlanLists } from '../catalogue/plan-lists.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { Lead } from './lead.ts';

type Claim = Pick<Lead, 'plan_file' | 'proved_right' | 'plan_addon_bonus_id'>;

/** The right that a price list requires. A campaign name is no proof, because anybody can put it into a call. */
const rightTo = (plan_file: string, campaigns: CampaignSet) =>
  sellersFrom(plan_file, campaigns)[0]?.right ?? null;

export function lacksRight(
  { plan_file, proved_right, plan_addon_bonus_id }: Claim,
  { campaigns }: Pick<PlanLists, 'campaigns'>,
): boolean {
  const needed = rightTo(plan_file, campaigns);
  // The plan's bonus is set only for a line that was found.
  if (needed === 'line') return plan_addon_bonus_id === null;
  return needed !== null && needed !== proved_right;
}

export const isCollaborators = ({ plan_file }: Pick<Lead, 'plan_file'>): boolean =>
  rightTo(plan_file, fileCampaigns) === 'collaborator';

/** Collaborators have to prove their right before any other answer. */
export const isClosedBeforeProof = (lead: Pick<Claim, 'plan_file' | 'proved_right'>): boolean =>
  isCollaborators(lead) && lead.proved_right !== 'collaborator';

export const refuseUnproved = (): never =>
  refuse(
    409,
    problemCodes.notProved,
    'Esta oferta é só para quem tem direito a ela. Comprove o seu para continuar.',
  );

export function assertCollaboratorEmail(email: string): void {
  if (!email.toLowerCase().endsWith('@timbrasil.com.br'))
    refuseField('email', 'Informe o seu e-mail corporativo, que termina em @timbrasil.com.br.');
}
