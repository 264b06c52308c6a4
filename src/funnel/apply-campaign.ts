import type { Campaign } from './campaign.ts';
import type { StepId } from './step-id.ts';

/** The journey as one campaign asks it. Done once, on entry. */
export const applyCampaign = (journey: readonly StepId[], campaign: Campaign): readonly StepId[] => [
  ...campaign.before,
  ...journey.filter((id) => !campaign.before.includes(id) && !campaign.without.includes(id)),
];
