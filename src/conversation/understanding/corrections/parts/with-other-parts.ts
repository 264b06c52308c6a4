import type { RawValues } from '../../../../funnel/fields/field.ts';
import { givenValues } from '../../../../funnel/fields/given-values.ts';
import type { Asked, Reading, RecognisedAnswer } from '../../reading.ts';
import { check } from '../../recognise-answers.ts';
import { type NamedPart, partOf, partsIn } from '../../recognisers/address/complement-words.ts';
import { plainOf, type Text } from '../../text/text.ts';

/** 'Apartamento 12, bloco B', as it was told or in named parts. */
const phraseOf = ({ complement_type = [], complement = [] }: RawValues): string =>
  [...complement_type, ...complement].join(' ');

/** The complement with its parts of these kinds replaced; null if it has not all of them. */
export function withParts(current: string, told: readonly NamedPart[]): string | null {
  const parts = partsIn(current, plainOf(current));
  if (told.length === 0 || !told.every(({ kind }) => parts.some((part) => part.kind === kind))) return null;
  return parts.reduceRight((text, { kind, from, to }) => {
    const part = told.find((one) => one.kind === kind);
    return part === undefined ? text : text.slice(0, from) + part.phrase + text.slice(to);
  }, current);
}

const buildings = ['bloco', 'torre'];
const units = ['apartamento', 'sala', 'conjunto'];

/** The complement with a block that it did not name, or with a flat in its block. */
function withAnother(current: string, said: string): string | null {
  const kindsIn = (phrase: string) => partsIn(phrase, plainOf(phrase)).map(({ kind }) => kind);
  const [before, told] = [kindsIn(current), kindsIn(said)];
  const isOnly = (kinds: readonly string[], of: readonly string[]) =>
    kinds.length > 0 && kinds.every((kind) => of.includes(kind));
  const isPair =
    (isOnly(before, units) && isOnly(told, buildings)) || (isOnly(before, buildings) && isOnly(told, units));
  return isPair ? `${current}, ${said}` : null;
}

/** The whole is named, or what it no longer has. */
const tellsWhole = /\b(?:complemento|so|somente|apenas|sem|tira|tirar|nao (?:tem|ha))\b/;

/** Another building has other parts. */
const isOfOtherPlace = ({ field }: RecognisedAnswer): boolean => field === 'number' || field === 'cep';

function withOthers(answer: RecognisedAnswer, asked: Asked): RecognisedAnswer {
  const { facts, waiting = [] } = asked;
  const waits = waiting.find(({ field }) => field === 'complement')?.raw;
  const current = phraseOf(waits ?? givenValues('complement', facts.answers));
  const said = phraseOf(answer.raw);
  const phrase = withParts(current, partsIn(said, plainOf(said))) ?? withAnother(current, said);
  if (phrase === null || answer.raw.complement === undefined) return answer;
  const part = answer.raw.complement_type ? partOf(phrase, plainOf(phrase)) : null;
  const raw: RawValues = part
    ? { complement_type: [part.kind], complement: [part.value] }
    : { complement: [phrase] };
  const checked = check('complement', raw, asked);
  return checked.kind === 'valid' ? { ...answer, raw, shown: checked.shown } : answer;
}

/** A new part of a complement leaves its other parts: 'o apto é 14' of 'apto 12, bloco B'. */
export function withOtherParts(reading: Reading, { plain }: Text, asked: Asked): Reading {
  if (reading.kind !== 'proposal' || tellsWhole.test(plain) || reading.answers.some(isOfOtherPlace))
    return reading;
  const answers = reading.answers.map((answer) =>
    answer.field === 'complement' ? withOthers(answer, asked) : answer,
  );
  return { ...reading, answers };
}
