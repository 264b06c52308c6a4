import type { Store } from '@reduxjs/toolkit';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { Reply, SideQuestion } from '../../store/reply.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { type MessagesAt, messagesChanged } from '../../store/talk.ts';
import { mergeProposals, settleOpen, withoutWaiting } from './merge-proposals.ts';
import { keptAt, leftAt, questionsAt, selectAskedAt } from './side-questions.ts';

function added(questions: readonly SideQuestion[], said: string, reply: Reply): SideQuestion {
  const id = Math.max(-1, ...questions.map((one) => one.id)) + 1;
  return { id, firstId: id, said, reply };
}

/** What changes the messages at the question that is open now. */
export function messagesIn({ dispatch, getState }: Store<RootState>) {
  const place = selectAskedAt(getState());
  const kept = (): MessagesAt => keptAt(place, getState().talk.beside);
  const change = (changed: (questions: readonly SideQuestion[]) => readonly SideQuestion[]): void => {
    const { left } = kept();
    const questions = changed(questionsAt(place, kept()));
    dispatch(messagesChanged({ place, from: place, questions, left: left?.place === place ? null : left }));
  };
  return {
    add: (said: string, reply: Reply): void => change((all) => mergeProposals(all, added(all, said, reply))),
    /** The reply to an answer that completes the question: shown before the next one. `isBehind`: what was told stays above it. */
    carry: (said: string, reply: Reply, isBehind = false): void => {
      const before = kept();
      const news = added(before.questions, said, reply);
      const questions = isBehind ? [...before.questions, news] : [news];
      dispatch(
        messagesChanged({
          place: null,
          from: place,
          questions,
          left: leftAt(place, questionsAt(place, before), before.left),
        }),
      );
    },
    /** These are answered, whatever waited. */
    answered: (names: readonly FieldName[]): void => change((all) => withoutWaiting(all, names)),
    settle: (reply: Reply): void => change((all) => settleOpen(all, reply, (...news) => added(all, ...news))),
  };
}
