import type { AnswerValues, FieldName } from '../../funnel/answer-values.ts';
import type { Field, RawValues } from '../../funnel/field.ts';
import { fieldNames, fields, isFieldName } from '../../funnel/fields.ts';
import type { StepId } from '../../funnel/step-id.ts';
import { stepOf } from '../../funnel/steps.ts';
import { askedFields } from '../../funnel/walk.ts';
import { type Found, type Recogniser, takeOut } from './recogniser.ts';
import { recognisers } from './recognisers.ts';
import type { Text } from './text.ts';
import type { Asked, RecognisedAnswer } from './understood.ts';

export interface Recognised {
  /** In the order of the journey. */
  answers: readonly (RecognisedAnswer & { doubtful: boolean })[];
  /** What a pending field said of something that looked like its answer. */
  refusals: ReadonlyMap<FieldName, string>;
}

/** Fields that any words may fill: a question is never taken for one of them. */
const ofAnyWords: readonly FieldName[] = [
  'number',
  'complement',
  'address',
  'neighborhood',
  'mothers_name',
  'name',
];

const searched: readonly FieldName[] = Object.keys(recognisers).filter(isFieldName);

export const pendingFields = ({ steps, facts }: Asked): FieldName[] =>
  steps.flatMap((step) => askedFields(step, facts));

/** The step that a field is answered at, if this visitor is ever asked. */
function stepFor(name: FieldName, { steps, journey, facts }: Asked): StepId | null {
  if (fields[name].when?.(facts) === false) return null;
  const pending = steps.find((step) => step.fields.includes(name));
  if (pending !== undefined) return pending.id;
  return journey.find((id) => stepOf(id).screen === 'form' && stepOf(id).fields.includes(name)) ?? null;
}

type Check = { kind: 'valid'; shown: string } | { kind: 'refused'; message: string };

/** Nothing counts as understood that the field itself would refuse. */
export function check<Name extends FieldName>(name: Name, raw: RawValues, { facts }: Asked): Check {
  const field: Field<AnswerValues[Name]> = fields[name];
  const reading = field.read(raw, { today: facts.today, facts });
  return reading.kind === 'read' ? { kind: 'valid', shown: field.show(reading.value, facts) } : reading;
}

function shownAs(name: FieldName, raw: RawValues, shown: string, { lists }: Asked): string {
  const bank = name === 'bank' ? lists.banks?.find(({ code }) => code === raw.bank?.[0]) : undefined;
  return bank?.name ?? shown;
}

/** Asked for, the whole message may be the answer; out of turn, only what can be nothing else. */
function search(name: FieldName, rest: Text, asked: Asked, isPending: boolean): Found | null {
  const recogniser: Recogniser = recognisers[name];
  return isPending ? recogniser.asked(rest, asked) : (recogniser.anywhere?.(rest, asked) ?? null);
}

export function recogniseAnswers(text: Text, asked: Asked, isQuestion: boolean): Recognised {
  const pending = pendingFields(asked).filter((name) => !isQuestion || !ofAnyWords.includes(name));
  const answers: Recognised['answers'][number][] = [];
  const refusals = new Map<FieldName, string>();
  let rest = text;
  for (const name of searched) {
    const step = stepFor(name, asked);
    const isPending = pending.includes(name);
    const found = step === null ? null : search(name, rest, asked, isPending);
    if (step === null || found === null) continue;
    const { raw, doubtful = false } = found;
    const checked = check(name, raw, asked);
    if (checked.kind === 'refused' && !isPending) continue;
    if (checked.kind === 'refused') refusals.set(name, checked.message);
    else answers.push({ step, field: name, raw, shown: shownAs(name, raw, checked.shown, asked), doubtful });
    rest = takeOut(rest, found);
  }
  return { answers: inOrder(answers, asked), refusals };
}

function inOrder<One extends RecognisedAnswer>(answers: readonly One[], { journey }: Asked): One[] {
  const place = ({ step, field }: One) =>
    journey.indexOf(step) * fieldNames.length + stepOf(step).fields.indexOf(field);
  return answers.toSorted((one, other) => place(one) - place(other));
}
