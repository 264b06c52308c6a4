import type { Facts } from '../../../src/funnel/facts.ts';
import type { Answers } from '../../../src/funnel/fields/answer-values.ts';
import { isAnswered, stampOf } from '../../../src/funnel/walk.ts';
import * as events from '../../../src/store/events.ts';
import { selectFacts, selectWalk } from '../../../src/store/selectors.ts';
import { type OpenStore, openStore } from '../../answering/open-store.tsx';
import { coverageOf, paulista } from '../../funnel/given.ts';

/** A visitor who has come as far as these answers lead. */
export function visitAt(route: string, answers: Answers, found: Partial<Pick<Facts, 'risk' | 'order'>> = {}) {
  const opened = openStore({ route });
  opened.answer(answers);
  opened.find({ place: paulista, coverage: coverageOf('d500a', 'd600a', 'd600b') });
  const { risk, order: made } = found;
  opened.find({ ...(risk ? { risk } : {}), ...(made ? { order: made } : {}) });
  settle(opened);
  opened.ready();
  return opened;
}

/** Every effect of the way so far has succeeded. */
export function settle({ store }: OpenStore): void {
  for (let count = 0; count < 30; count += 1) {
    const facts = selectFacts(store.getState());
    const due = selectWalk(store.getState()).path.find(
      ({ step, state }) => step.effect !== null && state !== 'complete' && isAnswered(step, facts),
    );
    if (due === undefined || due.step.screen === 'review') return;
    store.dispatch(
      events.effectSucceeded({ step: due.step.id, stamp: stampOf(due.step, facts), result: {} }),
    );
  }
}
