import type { Tracking } from '../../contract/tracking.ts';
import { aliasOf } from '../../funnel/campaigns.ts';
import { faces } from '../../funnel/routes/face.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { type Saga, select } from '../typed-effects.ts';

/** The campaign, as the rest of the operator calls it. */
export const selectAddon = (state: RootState): string | undefined =>
  aliasOf(selectCampaign(state)) || undefined;

const selectMarks = (state: RootState): Tracking => {
  const { tracking, face } = state.visit;
  const { lpOrigin } = selectCampaign(state);
  return { ...tracking, lp_origin: (faces[face].keepsOrigin && tracking.lp_origin) || lpOrigin };
};

/** Where the visitor came from, sent alike with every kind of lead. */
export function* trackingOf({ userAgent, origin }: SagaDependencies): Saga<Tracking> {
  return { ...(yield* select(selectMarks)), userAgent, origin };
}
