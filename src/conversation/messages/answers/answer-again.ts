import { fieldWordsOf } from '../../../answering/every-step-words.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import type { RootState } from '../../../store/root-reducer.ts';
import { selectFacts } from '../../../store/selectors.ts';
import type { RecognisedAnswer, Understood } from '../../understanding/reading.ts';
import { understand } from '../../understanding/understand.ts';
import { askedNow } from '../asked-now.ts';
import { recognisedIn } from './recognised-in.ts';

type Again = { answer: RecognisedAnswer } | { refusal: string };

/** What was written in the place of an answer that was understood: as if its own question were asked anew. */
export function answerAgain(said: string, { step, field }: RecognisedAnswer, state: RootState): Again {
  const steps = [stepOf(step)];
  const understood = understand(said, askedNow(steps, state));
  const found = [
    ...(understood.kind === 'answer' ? recognisedIn(understood.raw, steps, selectFacts(state)) : []),
    ...(understood.kind === 'proposal' ? understood.answers : []),
    ...(understood.guess ? [understood.guess] : []),
  ];
  const answer = found.find((one) => one.field === field);
  return answer === undefined ? { refusal: refusalOf(understood, fieldWordsOf(field, steps)) } : { answer };
}

const refusalOf = (understood: Understood, { expected }: { expected: string }): string =>
  understood.kind === 'refused' ? understood.message : expected;
