import { faces } from '../funnel/face.ts';
import { nextMove } from '../funnel/navigation.ts';
import { writePath } from '../funnel/read-path.ts';
import type { RootState } from '../store/root-reducer.ts';
import {
  selectCampaign,
  selectCards,
  selectFacts,
  selectJourney,
  selectOnward,
  selectWalk,
} from '../store/selectors.ts';
import { type Saga, select, takeAny } from './saga.ts';
import type { SagaDependencies } from './saga-dependencies.ts';

const selectMove = (state: RootState) =>
  nextMove({
    route: state.visit.route,
    home: faces[state.visit.face].door ?? '/',
    leaving: state.visit.leaving,
    onward: selectOnward(state),
    journey: selectJourney(state).steps,
    pages: selectCards(state),
    facts: selectFacts(state),
    walk: selectWalk(state),
  });

/** Keeps the address bar where the walk says the visitor is. */
export function* navigate({ navigator }: SagaDependencies): Saga {
  while (true) {
    const phase = yield* select((state: RootState) => state.visit.phase);
    const move = yield* select(selectMove);
    if (phase === 'ready' && move.kind !== 'stay') {
      const campaign = yield* select(selectCampaign);
      const { face } = yield* select((state: RootState) => state.visit);
      navigator[move.kind](writePath(campaign, move.route, face));
    }
    yield* takeAny();
  }
}
