import type { Answers, FieldName } from '../../../funnel/fields/answer-values.ts';
import { fields } from '../../../funnel/fields/fields.ts';
import type { Asked, Reading, RecognisedAnswer } from '../reading.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { type Text, textOf } from '../text/text.ts';
import { valueInPlaceOf } from './correction-by-value.ts';
import { withoutLeadIn } from './correction-phrases.ts';
import { surnameCorrection } from './names/surname-correction.ts';
import { birthDatePart } from './parts/birth-date-part.ts';
import { correctionByPart } from './parts/correction-by-part.ts';
import { otherPlanAlone, planWithOther } from './parts/plan-part.ts';

/** The context in which the answers that wait are stored, and nothing is asked. */
function asStored(waiting: readonly RecognisedAnswer[], asked: Asked): Asked {
  const { journey, facts } = asked;
  const values: Answers = Object.fromEntries(
    waiting.flatMap(({ field, raw }) => {
      const reading = fields[field].read(raw, facts);
      return reading.kind === 'read' ? [[field, reading.value]] : [];
    }),
  );
  return {
    ...asked,
    steps: [],
    journey: journey.filter((id) => waiting.some(({ step }) => step === id)),
    facts: { ...facts, answers: { ...facts.answers, ...values } },
  };
}

/** '…, é bol.com só'. */
const only = /,? (?:so|somente|apenas|mesmo)[ .!]*$/;

/** 'O sobrenome tá errado, é Schmitt': of the name that waits. */
function nameOfWaiting(text: Text, waiting: readonly RecognisedAnswer[], stored: Asked): Reading | null {
  const own = (['name', 'mothers_name'] as const).find((name) => waiting.some(({ field }) => field === name));
  return own === undefined ? null : surnameCorrection(text, stored, own);
}

/** A part of an answer that waits for a yes, told in other words: 'quase, o ddd é 12', 'não, dia 13'. */
export function correctionOfWaiting(text: Text, asked: Asked): Reading | null {
  if (looksLikeQuestion(text)) return null;
  const date = birthDatePart(text, asked);
  const { waiting = [] } = asked;
  if (date !== null || waiting.length === 0) return date;
  const plan = waiting.find(({ field }) => field === 'idPlan');
  const other =
    plan &&
    (planWithOther(textOf(plan.shown), text, asked) ?? otherPlanAlone(plan, withoutLeadIn(text), asked));
  if (other) return { kind: 'proposal', answers: [other] };
  const said = withoutLeadIn(text);
  const length = said.plain.replace(only, '').length;
  const bare = { shown: said.shown.slice(0, length), plain: said.plain.slice(0, length) };
  const isWaiting = (name: FieldName) => waiting.some(({ field }) => field === name);
  const stored = asStored(waiting, asked);
  const replaced = valueInPlaceOf(text, stored);
  if (replaced !== null && isWaiting(replaced.field)) return { kind: 'proposal', answers: [replaced] };
  const read = correctionByPart(bare, stored) ?? nameOfWaiting(text, waiting, stored);
  return read?.kind === 'proposal' && read.answers.every(({ field }) => isWaiting(field)) ? read : null;
}
