import { campaignOfLead, type Origin } from '../../funnel/campaign-of-lead.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { startRoute } from '../../funnel/routes/start-route.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { type Saga, select } from '../typed-effects.ts';

/**
 * A lead continues under the campaign it was started with. If that is another one, its page is opened and loads the
 * lead there.
 */
export function* movesToItsCampaign(
  lead: Origin & { id: string; made?: string | undefined },
  pointer: 'l' | 'ls',
  { address, navigator }: SagaDependencies,
): Saga<boolean> {
  const here = yield* select(selectCampaign);
  const { face, route } = yield* select((state: RootState) => state.visit);
  const { made } = lead;
  const own = made === undefined ? campaignOfLead(lead, here) : { ...here, prefix: made };
  if (own.prefix === here.prefix) return false;
  const { query } = address();
  query.delete('a');
  query.set(pointer, lead.id);
  navigator.replace(`${writePath(own, pointer === 'ls' ? route : startRoute(own, face))}?${query}`);
  return true;
}
