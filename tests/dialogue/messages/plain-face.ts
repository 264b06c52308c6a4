import type { MessageContext } from '../../../src/contract/calls/understand.ts';
import { answerHere } from '../../../src/dialogue/messages/answer-here.ts';
import * as merging from '../../../src/dialogue/messages/merge-proposals.ts';
import type { MessageActions, Surface } from '../../../src/dialogue/messages/message-actions.ts';
import { offerAgain } from '../../../src/dialogue/messages/offer-draft.ts';
import {
  contextAt,
  meantBy,
  respondToActs,
  respondUnread,
} from '../../../src/dialogue/messages/respond-to-message.ts';
import {
  isOfferedAt,
  keptAt,
  noSideQuestions,
  selectAskedAt,
  sideQuestionsOf,
} from '../../../src/dialogue/messages/side-questions.ts';
import { selectTypedField } from '../../../src/dialogue/selectors.ts';
import { answersSubmitted } from '../../../src/store/events.ts';
import { selectStepsShown } from '../../../src/store/selectors.ts';
import type { enter } from '../../sagas/conversation.ts';
import { readActs } from '../../sagas/read-acts.ts';

type Visit = ReturnType<typeof enter>;

/** A face without forms, lists and documents. What it keeps between two messages is plain data. */
export function plainFace({ tab, shop }: Visit, does: Partial<Surface> = {}) {
  const { store } = tab;
  const refs = { returnedTo: { current: null }, wentBackTo: { current: null } };
  let kept = noSideQuestions(selectAskedAt(store.getState()));
  const surface: Surface = {
    tap: ({ name, value }) => tab.submit({ [name]: [value] }),
    go: tab.go,
    leave: () => undefined,
    onPanel: () => undefined,
    ...does,
  };

  function sideQuestions() {
    const place = selectAskedAt(store.getState());
    kept = keptAt(place, kept);
    return sideQuestionsOf(
      place,
      kept,
      (update) => {
        kept = update(kept);
      },
      () => merging,
    );
  }

  function actions(): MessageActions {
    const steps = selectStepsShown(store.getState());
    return {
      ...refs,
      store,
      steps,
      surface,
      typed: selectTypedField(store.getState()),
      sideQuestions: sideQuestions(),
      give: (raw, said) => store.dispatch(answersSubmitted({ steps: steps.map(({ id }) => id), raw, said })),
      onSent: () => undefined,
    };
  }

  /** The next question is open; what waited for a yes at the one before is proposed there. */
  async function arrive(): Promise<void> {
    const state = await tab.rest();
    const { left, add } = sideQuestions();
    if (left !== null && isOfferedAt(selectAskedAt(state), left, state))
      offerAgain(state, left.answers, null, add);
    kept = structuredClone(kept);
  }

  const respond = (text: string, context: MessageContext, isRead: boolean): boolean =>
    isRead
      ? respondToActs(
          text,
          readActs({ message: meantBy(text, actions()), context }, shop.state.plans),
          context,
          actions(),
        )
      : respondUnread(text, actions());

  return {
    /** Returns whether the message was taken. */
    say: async (text: string, isRead = true): Promise<boolean> => {
      const isTaken = answerHere(text, actions()) ?? respond(text, contextAt(actions()), isRead);
      await arrive();
      return isTaken;
    },
    submit: async (raw: Readonly<Record<string, readonly string[]>>) => {
      tab.submit(raw);
      await arrive();
    },
    kept: () => kept,
    /** The last reply, and whether it waits for a yes or a no. */
    replied: () => {
      const { questions, open } = sideQuestions();
      return { text: questions.at(-1)?.reply.text, proposed: open?.reply };
    },
  };
}
