import { fileCampaigns } from '../funnel/campaigns.ts';
import { journeys } from '../funnel/journeys/journeys.ts';
import type { LeadState } from './lead-state.ts';
import type { RootState } from './root-reducer.ts';

export const selectLead = ({ lead }: RootState): LeadState => lead;

/** Whether the server has a phone of the lead, by which its owner can prove it. */
export const selectIsLeadProvable = ({ effects, answers }: RootState): boolean =>
  effects.done.telefone !== undefined || answers.onFile.phone !== undefined;

/** Whether a migration opened this tab's lead, on whatever page the visitor is. */
export const selectIsMigrating = ({ visit }: RootState): boolean =>
  journeys[fileCampaigns.byPrefix(visit.offersOf).journey].storesIn === 'migration';
