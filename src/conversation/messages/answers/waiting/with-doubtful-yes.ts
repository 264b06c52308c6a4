import { selectFacts } from '../../../../store/selectors.ts';
import type { Understood } from '../../../understanding/reading.ts';
import type { QuestionContext } from '../../question-context.ts';
import { recognisedIn } from '../recognised-in.ts';

/** A mere yes to the debit, after a message that was not understood or while it is changed, may mean something else. */
export function withDoubtfulYes(reading: Understood, { steps, state }: QuestionContext): Understood {
  const facts = selectFacts(state);
  const isDoubtful = state.misunderstandings.inARow > 0 || facts.answers.direct_debit !== undefined;
  if (reading.kind !== 'answer' || !isDoubtful) return reading;
  const answers = recognisedIn(reading.raw, steps, facts).filter(({ field }) => field === 'direct_debit');
  return answers.length > 0 ? { kind: 'proposal', answers } : reading;
}
