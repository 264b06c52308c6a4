import type { Facts } from '../../../funnel/facts.ts';
import { complementBesideNumber } from '../../../funnel/fields/complement.ts';
import { fields } from '../../../funnel/fields/fields.ts';
import type { Asked, RecognisedAnswer, Understood } from '../../understanding/reading.ts';
import { recognisedIn } from './recognised-in.ts';

/** Whether these answers bring another house number than the stored one. */
export const changesNumber = (
  answers: readonly RecognisedAnswer[],
  { answers: { number } }: Facts,
): boolean =>
  number !== undefined &&
  answers.some(({ field, raw }) => field === 'number' && raw.number?.[0]?.trim() !== number);

const withoutIt =
  /\b(?:sem|nao (?:tem|ha)|tira|tirar|tire) (?:(?:o|mais|nenhum) )*(?:complemento|ap|apto|apartamento)\b/;

/** The answers of a reading. A field that the message does not tell has no raw value. */
function answersOf(reading: Understood, steps: Asked['steps'], facts: Facts): readonly RecognisedAnswer[] {
  if (reading.kind === 'proposal') return reading.answers;
  return reading.kind === 'answer'
    ? recognisedIn(reading.raw, steps, facts).filter(({ raw }) => Object.keys(raw).length > 0)
    : [];
}

/** Another house number with the complement of the one before: whether it still holds is asked, unless it is told again. */
export function withStoredComplement(
  reading: Understood,
  plain: string,
  { steps, facts, waiting = [] }: Asked,
): Understood {
  const answers = answersOf(reading, steps, facts);
  const changed = answers.find(({ field }) => field === 'number');
  const isTold = [...answers, ...waiting].some(({ field }) => field === 'complement');
  const { complement } = facts.answers;
  if (complement === undefined || changed === undefined || isTold || !changesNumber(answers, facts))
    return reading;
  if (!complementBesideNumber(facts)) return reading;
  const { write, show } = fields.complement;
  const value = withoutIt.test(plain) ? { text: '', parts: [] } : complement;
  const stored = { raw: write(value), shown: show(value, facts) };
  const all: readonly RecognisedAnswer[] = [
    ...answers,
    { step: changed.step, field: 'complement', ...stored },
  ];
  if (reading.kind === 'proposal') return { ...reading, answers: all };
  const { reply } = 'reply' in reading ? reading : {};
  return { kind: 'proposal', answers: all, ...(reply && { reply }) };
}
