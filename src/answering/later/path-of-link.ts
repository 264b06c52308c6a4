import { writePath } from '../../funnel/routes/read-path.ts';
import { startRoute } from '../../funnel/routes/start-route.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign } from '../../store/selectors.ts';

/** Path of the link that continues this order elsewhere; null until there is a phone to prove it with. */
export function pathOfLink(state: RootState): string | null {
  const { lead, answers } = state;
  const isProvable = answers.values.phone !== undefined || answers.onFile.phone !== undefined;
  if (lead.id === null || !isProvable) return null;
  const campaign = selectCampaign(state);
  return `${writePath(campaign, startRoute(campaign, 'chat-tct'))}?l=${lead.id}`;
}
