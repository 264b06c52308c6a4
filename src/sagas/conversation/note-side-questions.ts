import type { EventBody } from '../../contract/measurement/visit-event.ts';
import { messageReplied, sideQuestionReplied } from '../../store/events.ts';
import { selectWalk } from '../../store/selectors.ts';
import { type Saga, select, takeEvery } from '../typed-effects.ts';

/** Counts questions asked beside an answer, by the topic of the knowledge base and never in the visitor's words. */
export function* noteSideQuestions(tell: (happening: EventBody) => void): Saga {
  let isUnanswered = false;
  // takeEvery: the handlers run at once, so no event is missed.
  yield* takeEvery(messageReplied, function* replied({ payload: { missed, isUnclear } }): Saga {
    const asks = missed === 'unanswered' || missed === 'guess';
    isUnanswered = asks;
    if (!asks && !isUnclear) return;
    const { step } = (yield* select(selectWalk)).current;
    tell({ name: 'side_question', step: step.id, outcome: asks ? 'unanswered' : 'unclear' });
  });
  yield* takeEvery(sideQuestionReplied, ({ payload: { step, said, topic, isWish } }) => {
    const isKnown = !isUnanswered;
    isUnanswered = false;
    // An empty message means a reminder, not a question of the visitor.
    if (!isKnown || said === '' || isWish) return;
    tell({ name: 'side_question', step, outcome: 'answered', ...(topic && { topic }) });
  });
}
