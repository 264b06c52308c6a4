import type { EventBody } from '../../contract/measurement/visit-event.ts';
import { messageReplied, sideQuestionReplied } from '../../store/events.ts';
import { selectWalk } from '../../store/selectors.ts';
import { call, type Saga, select, takeEvery } from '../typed-effects.ts';

/** Counts questions asked beside an answer, by the topic of the knowledge base and never in the visitor's words. */
export function* noteSideQuestions(tell: (happening: EventBody) => void): Saga {
  let isUnanswered = false;
  // takeEvery: the handlers run at once, so no event is missed.
  yield* takeEvery(
    messageReplied,
    function* replied({ payload: { isUnansweredQuestion: asks, isUnclear } }): Saga {
      isUnanswered = asks;
      if (!asks && !isUnclear) return;
      const { step } = (yield* select(selectWalk)).current;
      tell({ name: 'side_question', step: step.id, outcome: asks ? 'unanswered' : 'unclear' });
    },
  );
  yield* takeEvery(sideQuestionReplied, function* answered({ payload: { step, said, text } }): Saga {
    const isKnown = !isUnanswered;
    isUnanswered = false;
    // An empty message means a reminder, not a question of the visitor.
    if (!isKnown || said === '') return;
    const topic = yield* call(() => topicOf(text));
    tell({ name: 'side_question', step, outcome: 'answered', ...(topic && { topic }) });
  });
}

/** The knowledge base is loaded already, since a question was answered. Computed replies have no topic. */
async function topicOf(text: string): Promise<string | undefined> {
  const loaded = await import('../../content/knowledge/knowledge.ts').catch(() => null);
  return loaded?.knowledge.find(({ reply }) => typeof reply === 'string' && text.includes(reply))?.id;
}
