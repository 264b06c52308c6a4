import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { priceConditionWords } from '../../content/screens/price-condition.ts';
import type { Facts } from '../../funnel/facts.ts';
import { offeredPlans } from '../../funnel/plans/offered-plans.ts';
import { type FaceId, faces } from '../../funnel/routes/face.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { clearWhileTyped, type RecognisedAnswer } from '../../store/recognised-answer.ts';
import { answerName } from '../answers/answer-name.ts';
import { spoken } from '../answers/spoken.ts';
import { bareOf } from '../closed-words.ts';
import { planInWords } from '../options/plan-in-words.ts';

/** A plan with its price, a document by its end, and what has none by its name alone. */
function inWords(answer: RecognisedAnswer, facts: Facts): string {
  const plan = offeredPlans(facts).find(({ id }) => String(id) === answer.raw.idPlan?.[0]);
  const isUndecided = facts.answers.direct_debit === undefined && plan?.price !== plan?.price_with_dacc;
  const price = plan && `${planInWords(plan, facts)}${isUndecided ? ` ${priceConditionWords.debit}` : ''}`;
  const value = price ?? spoken(answer);
  return value === sideQuestionWords.announced.hidden
    ? answerName(answer)
    : `${answerName(answer)}: ${value}`;
}

const clearOf = (answer: RecognisedAnswer): string => clearWhileTyped({ ...answer, isTyped: true });

interface Said {
  text: string;
  face: FaceId;
  /** The steps of the open question. */
  open: readonly StepId[];
  /** It is answered: the next one follows. */
  isGone: boolean;
}

/** Says back what was taken, but for what stands there in the same words. */
export function notedOf(
  answers: readonly RecognisedAnswer[],
  { text, face, open, isGone }: Said,
  facts: Facts,
): string {
  const isPlain = (one: RecognisedAnswer): boolean =>
    [one.shown, clearOf(one)].some((said) => bareOf(said) === bareOf(text));
  const stands = (one: RecognisedAnswer): boolean =>
    open.includes(one.step) && (faces[face].isOnSite ? isGone : isPlain(one));
  const told = answers.filter((one) => one.shown !== '' && !stands(one));
  if (told.length === 0) return '';
  return sideQuestionWords.several.noted(told.map((one) => inWords(one, facts)));
}
