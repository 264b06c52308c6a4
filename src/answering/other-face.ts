import { cardsOf, type FaceId } from '../funnel/face.ts';
import type { RawValues } from '../funnel/field.ts';
import { pagesIn } from '../funnel/pages-in.ts';
import { addressIn } from '../funnel/read-path.ts';
import { routeOf } from '../funnel/route-of.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectCampaign, selectJourney, selectStepsShown, selectWalk } from '../store/selectors.ts';
import { readForm } from './form/read-form.ts';

/** Where the same question stands in another face. */
export function selectAddressIn(face: FaceId, state: RootState): string {
  const { current } = selectWalk(state);
  const shown = selectStepsShown(state);
  const step = shown.includes(current.step) ? current.step : (shown[0] ?? current.step);
  const pages = pagesIn(selectJourney(state), cardsOf(face, selectCampaign(state)));
  return addressIn(face, routeOf(step.id, pages));
}

/**
 * What was typed and not sent, to be taken along. A page may ask only a part of what the card asked: what it does not
 * ask waits for the way back.
 */
export const draftOf = ({ answers }: RootState): RawValues =>
  Object.assign(
    {},
    answers.draft,
    ...Array.from(document.querySelectorAll<HTMLFormElement>('main form'), readForm),
  );
