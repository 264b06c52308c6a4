import { answerLabelIn, answerLabels, apartmentIn } from '../answer-labels.ts';
import type { Asked } from '../reading.ts';
import { wrote } from './correction-phrases.ts';

/** The name of an answer, with its place. */
export type Named = NonNullable<ReturnType<typeof answerLabelIn>>;

/** A 'número' with the digits of a phone is a phone: 'Troca meu número, o certo é 11 97320 6651'. */
function phoneIn(plain: string): Named | null {
  const [, before] =
    /^(.*?)\b(?:meu |o )?numero\b(?=.*(?<!\d)\(?\d{2}\)?[ .-]?9?[ .-]?\d{4}[ .-]?\d{4}(?!\d))/.exec(plain) ??
    [];
  const label = answerLabels.find(({ field }) => field === 'phone');
  if (before === undefined || label === undefined || answerLabelIn(plain)?.label.field !== 'number')
    return null;
  return { label, from: before.length, to: plain.indexOf('numero', before.length) + 'numero'.length };
}

/** 'Eu disse casa 52 mas é 25': the number of the house. */
const houseWritten = new RegExp(`\\b${wrote} (?:que (?:e|era) )?(?:a )?casa (?=\\d)`);

function houseIn(plain: string): Named | null {
  const match = houseWritten.exec(plain);
  const label = answerLabels.find(({ field }) => field === 'number');
  if (match === null || label === undefined) return null;
  const to = match.index + match[0].length - 1;
  return { label, from: to - 'casa'.length, to };
}

/** 'O número está errado, é 1580 apto 12' names the number, and 'o número do apto é 304' the flat. */
function namedIn(plain: string): Named | null {
  const named = phoneIn(plain) ?? houseIn(plain) ?? answerLabelIn(plain) ?? apartmentIn(plain);
  if (named?.label.field !== 'complement') return named;
  const before = plain.slice(0, named.from);
  const front = answerLabelIn(before);
  return front?.label.field === 'number' && !/\bnumero d[aoe] (?:(?:meu|minha|o|a) )?$/.test(before)
    ? front
    : named;
}

/** … and where the postcode is of a whole town, 'rua' the street that was told. */
export function namedAt(plain: string, { facts }: Asked): Named | null {
  const named = namedIn(plain);
  const isStreet = named?.label.field === 'cep' && plain.slice(named.from, named.to) === 'rua';
  return isStreet && facts.answers.address !== undefined
    ? { ...named, label: { words: 'rua', step: 'instalacao', field: 'address' } }
    : named;
}
