import { selectFacts } from '../../store/selectors.ts';
import { echoOf } from './answers/echo-of.ts';
import { followOutcome, type OutcomeActions } from './follow-outcome.ts';
import { interpretMessage, type MessageContext } from './interpret-message.ts';
import { plansInView } from './plans-in-view.ts';
import { actionsOf, lastKept, openOf, type SideQuestion } from './side-questions/side-question.ts';

/** What the messages before tell about the next one. */
function contextOf(questions: readonly SideQuestion[]): MessageContext {
  const open = openOf(questions);
  const last = questions.at(-1);
  return {
    kept: lastKept(questions),
    meant: last && actionsOf(last.reply).meant,
    isAdvising: questions.some(({ reply }) => actionsOf(reply).helper === 'plan-advice'),
    waiting: open?.reply.kind === 'several' ? open.reply.answers : [],
  };
}

/** Interprets a message and carries out its outcome. Returns whether the composer may clear its text. */
export function respondToMessage(
  text: string,
  actions: OutcomeActions,
  questions: readonly SideQuestion[],
): boolean {
  const { steps, store, typed } = actions;
  const state = store.getState();
  const facts = selectFacts(state);
  const seen = { ...contextOf(questions), plansShown: plansInView(facts) };
  const outcome = interpretMessage(text, steps, typed !== null, state, seen);
  return followOutcome(outcome, echoOf(text, outcome, steps, facts), actions);
}
