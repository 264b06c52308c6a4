import { selectFacts } from '../../store/selectors.ts';
import { echoOf } from './answers/echo-of.ts';
import { followOutcome, type OutcomeActions } from './follow-outcome.ts';
import { interpretMessage, type MessageContext } from './interpret-message.ts';
import { plansInView } from './plans-in-view.ts';
import { actionsOf } from './side-questions/side-question.ts';
import type { SideQuestions } from './side-questions/use-side-questions.ts';

/** What the messages at the open question say about the next one. */
function contextOf(sideQuestions: SideQuestions): MessageContext {
  const { questions, kept, open } = sideQuestions;
  const last = questions.at(-1);
  return {
    kept,
    meant: last && actionsOf(last.reply).meant,
    isAdvising: questions.some(({ reply }) => actionsOf(reply).helper === 'plan-advice'),
    waiting: open?.reply.kind === 'several' ? open.reply.answers : [],
    suggested: suggestionsOf(sideQuestions),
  };
}

const suggestionsOf = ({ questions }: SideQuestions): readonly string[] => {
  const last = questions.at(-1);
  return (last && actionsOf(last.reply).suggestions) ?? [];
};

interface Actions extends OutcomeActions {
  sideQuestions: SideQuestions;
}

/** Interprets a message and carries out its outcome. Returns whether the composer may clear its text. */
export function respondToMessage(text: string, actions: Actions): boolean {
  const { steps, store, typed, sideQuestions } = actions;
  const state = store.getState();
  const facts = selectFacts(state);
  const seen = { ...contextOf(sideQuestions), plansShown: plansInView(suggestionsOf(sideQuestions), facts) };
  const outcome = interpretMessage(text, steps, typed !== null, state, seen);
  return followOutcome(outcome, echoOf(text, outcome, steps, facts), actions);
}
