import { useDispatch, useSelector } from 'react-redux';
import { cardsOf, type FaceId } from '../funnel/face.ts';
import type { RawValues } from '../funnel/field.ts';
import { addressIn } from '../funnel/read-path.ts';
import { routeOf } from '../funnel/route-of.ts';
import { draftKept } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectCampaign, selectStepsShown, selectWalk } from '../store/selectors.ts';
import { readForm } from './read-form.ts';

/** What stands in the inputs just now, whichever form they belong to. */
const draftNow = (): RawValues =>
  Object.assign({}, ...Array.from(document.querySelectorAll<HTMLFormElement>('main form'), readForm));

/** The same question in the other face, and how what was typed and not sent is taken along. */
export function useOtherFace(face: FaceId): { to: string; take: () => void } {
  const dispatch = useDispatch();
  const cards = cardsOf(face, useSelector(selectCampaign));
  const shown = useSelector(selectStepsShown);
  const { current } = useSelector(selectWalk);
  const draft = useSelector((state: RootState) => state.answers.draft);
  const step = shown.includes(current.step) ? current.step : (shown[0] ?? current.step);
  const to = addressIn(face, routeOf(step.id, cards));
  // A page may ask only a part of what the card asked: what it does not ask waits for the way back.
  return { to, take: () => void dispatch(draftKept({ raw: { ...draft, ...draftNow() } })) };
}
