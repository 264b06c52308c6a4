import { selectFacts } from '../../store/selectors.ts';
import { echoOf } from './answers/echo-of.ts';
import { followOutcome, type OutcomeActions } from './follow-outcome.ts';
import { interpretMessage, type MessageContext } from './interpret-message.ts';
import { plansInView } from './plans-in-view.ts';

/** Interprets a message and carries out its outcome. Returns whether the composer may clear its text. */
export function respondToMessage(text: string, actions: OutcomeActions, context: MessageContext): boolean {
  const { steps, store, typed } = actions;
  const state = store.getState();
  const facts = selectFacts(state);
  const seen = { ...context, plansShown: plansInView(facts) };
  const outcome = interpretMessage(text, steps, typed !== null, state, seen);
  return followOutcome(outcome, echoOf(text, outcome, steps, facts), actions);
}
