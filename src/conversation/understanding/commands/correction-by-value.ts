import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { fields } from '../../../funnel/fields/fields.ts';
import type { StepId } from '../../../funnel/steps/step-id.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { recogniseAnswers } from '../recognise-answers.ts';
import { looksLikeQuestion } from '../replies/looks-like-question.ts';
import type { Text } from '../text.ts';
import type { Asked, RecognisedAnswer } from '../understood.ts';
import { unwanted } from './correction-with-value.ts';

/** One value in place of another: 'não é 1000, é 1200', 'troca 600 mega por 1 giga', 'dia 15 em vez do dia 10'. */
const contrasts: readonly RegExp[] = [
  /^.*?\bera (?:o |a )?(?<old>.{1,60}?),? (?:e |mas )?agora (?:e|eh|fica|ficou|mudou para) (?:o |a )?(?<value>.{1,80})$/,
  /^.*?\bnao (?:e|eh|era) (?:mais )?(?<old>.{1,60}?)(?:,| (?=e |eh |mas )) ?(?:mas )?(?:sim )?(?:o certo )?(?:e|eh|era)?(?: sim)? (?<value>.{1,80})$/,
  /^.*?\b(?:troca|trocar|troque|muda|mudar|mude|altera|alterar|corrige|corrigir|substitui)\w* (?:o |a |de )?(?<old>.{1,60}?) (?:por|para|pra|pro) (?:o |a )?(?<value>.{1,80})$/,
  /^.*?\b(?:em vez|no lugar|ao inves) d[eoa] (?<old>.{1,40}?)(?:,| (?=quero|coloca|poe|bota|usa|e |seria|prefiro)) ?(?:quero|coloca|poe|bota|usa|e|seria|prefiro)? ?(?<value>.{1,80})$/,
  /^(?<value>.{1,80}?),? (?:e nao (?=(?:o|a|e|eh|no|na) |\d)|em vez d[eoa]|no lugar d[eoa]|ao inves d[eoa]) ?(?:o |a |e )?(?<old>.{1,60})$/,
];

/** A new value without the old one: 'na verdade é 1 giga', 'muda pra boleto', 'pensando bem, dia 15'. */
const changes =
  /^(?:.{0,30}\b(?:na verdade|alias|pensando bem|mudei de ideia|melhor)[ ,]+(?:e |eh |quero |prefiro |vou de |coloca )?|(?:.{0,20}\b)?(?:troca|trocar|troque|muda|mudar|mude|altera|alterar) (?:ai |isso |tudo )?(?:para|pra|pro|por) (?:o |a )?)(?<value>.{1,60})$/;

/** What a value says by itself: a number alone may be anything. */
const telling: readonly FieldName[] = ['idPlan', 'direct_debit', 'due_date', 'schedules'];

type Value = Pick<RecognisedAnswer, 'field' | 'raw' | 'step' | 'shown'> & { doubtful: boolean };

const part = ({ shown, plain }: Text, value: string): Text => {
  const from = plain.lastIndexOf(value);
  return { shown: shown.slice(from, from + value.length), plain: value };
};

/** The steps that were answered, the last one first. */
const given = ({ journey, facts }: Asked): StepId[] =>
  journey
    .filter(
      (id) =>
        stepOf(id).screen === 'form' && stepOf(id).fields.some((name) => facts.answers[name] !== undefined),
    )
    .toReversed();

function read(text: Text, step: StepId, { journey, facts, lists }: Asked): readonly Value[] {
  const there = { steps: [stepOf(step)], journey, facts, lists };
  const { answers, refusals } = recogniseAnswers(text, there, false);
  return refusals.size > 0 ? [] : answers.filter((answer) => answer.step === step);
}

/** Whether it is what was answered. */
function isGiven({ field, raw }: Value, { facts }: Asked): boolean {
  const reading = fields[field].read(raw, { today: facts.today, facts });
  return reading.kind === 'read' && JSON.stringify(reading.value) === JSON.stringify(facts.answers[field]);
}

const answerOf = ({ doubtful: _, ...answer }: Value): RecognisedAnswer => answer;

/** The answer that the old value is, with the new one. */
function inPlaceOf(old: Text, value: Text, asked: Asked): RecognisedAnswer | null {
  for (const step of given(asked)) {
    const meant = read(old, step, asked).find((one) => isGiven(one, asked));
    const found = meant && read(value, step, asked).find(({ field }) => field === meant.field);
    if (found !== undefined) return answerOf(found);
  }
  return null;
}

/** The one answer of another question that words can be. */
function changedTo(value: Text, asked: Asked): RecognisedAnswer | null {
  const found = given(asked)
    .filter((step) => !asked.steps.some(({ id }) => id === step))
    .flatMap((step) => read(value, step, asked))
    .filter((one) => telling.includes(one.field) && !one.doubtful && !isGiven(one, asked));
  const [only, another] = found;
  return only !== undefined && another === undefined ? answerOf(only) : null;
}

export interface CorrectionByValue {
  /** What is to be confirmed; null where nobody can tell which answer is meant. */
  answer: RecognisedAnswer | null;
  /** The message without the value that is not meant. */
  rest: Text;
}

/** A correction that names no answer, but its value. Null where nothing is corrected. */
export function correctionByValue(text: Text, asked: Asked): CorrectionByValue | null {
  if (looksLikeQuestion(text) || unwanted.test(text.plain)) return null;
  for (const pattern of contrasts) {
    const { old, value } = pattern.exec(text.plain)?.groups ?? {};
    if (old === undefined || value === undefined) continue;
    const rest = part(text, value);
    const answer = inPlaceOf({ shown: old, plain: old }, rest, asked) ?? changedTo(rest, asked);
    return { answer, rest };
  }
  const value = changes.exec(text.plain)?.groups?.value;
  const answer = value === undefined ? null : changedTo(part(text, value), asked);
  return answer === null ? null : { answer, rest: text };
}
