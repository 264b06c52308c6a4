import type { Tracking } from '../../contract/tracking.ts';
import { aliasOf } from '../../funnel/campaigns.ts';
import { faces } from '../../funnel/routes/face.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign } from '../../store/selectors.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { type Saga, select } from '../typed-effects.ts';

/** The campaign's alias, the name that the carrier's other systems use. */
export const selectAddon = (state: RootState): string | undefined =>
  aliasOf(selectCampaign(state)) || undefined;

const selectMarks = (state: RootState): Tracking => {
  const { tracking, face } = state.visit;
  const { lpOrigin } = selectCampaign(state);
  return { ...tracking, lp_origin: (!faces[face].header && tracking.lp_origin) || lpOrigin };
};

/** The visitor's origin (campaign marks, browser, site), sent with every kind of lead. */
export function* trackingOf({ userAgent, origin }: SagaDependencies): Saga<Tracking> {
  return { ...(yield* select(selectMarks)), userAgent, origin };
}
