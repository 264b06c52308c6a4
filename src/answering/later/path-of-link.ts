import { writePath } from '../../funnel/routes/read-path.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign } from '../../store/selectors.ts';

/** The path of the link that goes on with this order elsewhere; null before there is anything by which to prove it. */
export function pathOfLink(state: RootState): string | null {
  const { lead, answers } = state;
  const isProvable = answers.values.phone !== undefined || answers.onFile.phone !== undefined;
  if (lead.id === null || !isProvable) return null;
  return `${writePath(selectCampaign(state), '/chat-tct/')}?l=${lead.id}`;
}
