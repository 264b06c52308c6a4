import { faces } from '../funnel/routes/face.ts';
import { nextMove } from '../funnel/routes/next-move.ts';
import { writePath } from '../funnel/routes/read-path.ts';
import { resultAwaited } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import {
  selectCampaign,
  selectFacts,
  selectJourney,
  selectOnward,
  selectPages,
  selectWalk,
} from '../store/selectors.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { put, type Saga, select, takeEvery } from './typed-effects.ts';

const selectMove = (state: RootState) =>
  nextMove({
    route: state.visit.route,
    home: faces[state.visit.face].conversationPath ?? '/',
    leaving: state.visit.leaving,
    onward: selectOnward(state),
    journey: selectJourney(state).steps,
    pages: selectPages(state),
    facts: selectFacts(state),
    walk: selectWalk(state),
  });

/** Keeps the address bar in step with the walk. */
export function* navigate(dependencies: SagaDependencies): Saga {
  const follow = () => followWalk(dependencies);
  yield* follow();
  // takeEvery: following the walk never blocks.
  yield* takeEvery('*', follow);
}

function* followWalk({ navigator }: SagaDependencies): Saga {
  const { phase, face } = yield* select((state: RootState) => state.visit);
  const move = yield* select(selectMove);
  if (phase !== 'ready' || move.kind === 'stay') return;
  const campaign = yield* select(selectCampaign);
  const { current } = yield* select(selectWalk);
  navigator[move.kind](writePath(campaign, move.route, face));
  // Answered together with the page before: the visitor is not asked to answer it, but waits.
  const isAnswered = current.state === 'working' && current.step.screen !== 'waiting';
  if (move.kind === 'push' && isAnswered) yield* put(resultAwaited());
}
