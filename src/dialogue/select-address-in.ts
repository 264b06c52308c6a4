import { combinedPagesOf } from '../funnel/routes/combined-pages-of.ts';
import type { FaceId } from '../funnel/routes/face.ts';
import { pagesOfJourney } from '../funnel/routes/pages-of-journey.ts';
import { addressIn } from '../funnel/routes/read-path.ts';
import { routeOfPage } from '../funnel/routes/route-of-page.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectCampaign, selectJourney, selectStepsShown, selectWalk } from '../store/selectors.ts';

/** The address of the current question in another face. */
export function selectAddressIn(face: FaceId, state: RootState): string {
  const { current } = selectWalk(state);
  const shown = selectStepsShown(state);
  const step = shown.includes(current.step) ? current.step : (shown[0] ?? current.step);
  const pages = pagesOfJourney(selectJourney(state), combinedPagesOf(face, selectCampaign(state)));
  return addressIn(face, routeOfPage(step.id, pages));
}
