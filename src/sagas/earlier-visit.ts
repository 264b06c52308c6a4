import { isDoor } from '../funnel/face.ts';
import { questionRoutes } from '../funnel/funnel-routes.ts';
import { resumeAccepted, stepOpened, visitReady, visitRestored } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import { selectIsUnderWay } from '../store/selectors.ts';
import { readKeptVisit } from './read-kept-visit.ts';
import { offerResume, resumeLead } from './resume.ts';
import { put, type Saga, select, take } from './saga.ts';
import type { Surroundings } from './surroundings.ts';

interface Earlier {
  /** The lead that a link points to. */
  link: string | null;
  /** What this tab kept. */
  stored: unknown;
  /** The lead that this device knows of. */
  known: string | null;
}

/** Takes up what was begun before: by a link, in this very tab, or some other day on this device. */
export function* takeUp({ link, stored, known }: Earlier, surroundings: Surroundings): Saga {
  if (link !== null) {
    yield* put(resumeAccepted());
    yield* resumeLead(link, surroundings);
    return;
  }
  const kept = readKeptVisit(stored);
  if (kept !== null) yield* put(visitRestored(kept));
  if (kept?.lead.id) {
    yield* resumeLead(kept.lead.id, surroundings);
    return;
  }
  const isNew = Object.keys(kept?.answers ?? {}).length === 0;
  if (known !== null && isNew && (yield* comesToOrder())) yield* offerResume(known, surroundings);
  else yield* put(visitReady());
}

const selectIsOrdering = ({ visit }: RootState): boolean =>
  questionRoutes.has(visit.route) || isDoor(visit.route);

/** Nobody is asked about an order while reading something else. */
function* comesToOrder(): Saga<boolean> {
  if (yield* select(selectIsOrdering)) return true;
  yield* put(visitReady());
  while (!(yield* select(selectIsOrdering))) yield* take(stepOpened);
  return !(yield* select(selectIsUnderWay));
}
