import { replies } from '../../../content/conversation/replies.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields, check, proposalFrom } from '../recognise-answers.ts';
import { searchField } from '../search-field.ts';
import { clausesOf, within } from '../text/clauses.ts';
import type { Text } from '../text/text.ts';

/** Fields with one value: if two are told, only the visitor knows which is meant. */
const single: readonly FieldName[] = [
  'email',
  'phone',
  'line_phone',
  'number',
  'birth_date',
  'bank',
  'name',
  'mothers_name',
];

const either = / ou (?:(?:o|a|no|na|do|da|entao|talvez|pode ser) )*| \/ /g;

/** Contact fields: two of them may belong to two people. */
const contacts: readonly FieldName[] = ['email', 'phone'];

/** '…, bota o segundo': which of them is meant is said. */
const meant =
  /[,;.] (?:(?:usa|use|bota|coloca|poe|pode|manda|prefiro|quero|fica|vale|melhor|e|mas|por|usar|ser|no|com)[ ,]+)+(?:o |a |n[oa] )?(?<place>primeir[oa]|segund[oa]|ultim[oa])[.! ]*$/;

/** The most values that are offered as a choice. */
const most = 3;

function partsOf(text: Text): readonly Text[] {
  const joints = [...text.plain.matchAll(either)];
  const starts = [0, ...joints.map(({ index, 0: words }) => index + words.length)];
  return starts.map((from, place) => within(text, from, joints[place]?.index ?? text.plain.length));
}

function valueIn(name: FieldName, part: Text, asked: Asked): string | null {
  const found = searchField(name, {
    rest: part,
    asked,
    isPending: true,
    isQuestion: false,
    isBesidePerson: false,
  });
  // A bank is told by its name, and noted by its number.
  const value = name === 'bank' ? part.shown.trim() : found?.raw[name]?.[0];
  return found && value !== undefined && check(name, found.raw, asked).kind === 'valid' ? value : null;
}

interface Choice {
  field: FieldName;
  values: readonly string[];
}

const placeOf = (word: string, { values }: Choice): number =>
  word.startsWith('prim') ? 0 : word.startsWith('seg') ? 1 : values.length - 1;

/** The value that is said to be meant, which waits for a yes. */
function valueMeant(text: Text, choice: Choice, asked: Asked): Reading | null {
  const word = meant.exec(text.plain)?.groups?.place;
  const value = word === undefined ? undefined : choice.values[placeOf(word, choice)];
  const { field } = choice;
  return value === undefined ? null : proposalFrom(field, { [field]: [value] }, asked);
}

/** 'Ana@gmail.com ou ana@hotmail.com', '200 ou 202': which one, at a tap; null where it is not open. */
export function whichValue(text: Text, asked: Asked): Reading | null {
  const clauses = clausesOf(text).map(({ from, to }) => within(text, from, to));
  const choice =
    chosenAmong(partsOf(text), { names: single, isEach: true }, asked) ??
    // 'O do trabalho é meu@… e o pessoal é bia@…, manda no pessoal'.
    chosenAmong(clauses, { names: contacts, isEach: false }, asked);
  if (choice === null) return null;
  return (
    valueMeant(text, choice, asked) ?? {
      kind: 'question',
      reply: replies.whichOne,
      suggestions: choice.values,
    }
  );
}

/** `isEach`: whether nothing but values is told. */
function chosenAmong(
  parts: readonly Text[],
  { names, isEach }: { names: readonly FieldName[]; isEach: boolean },
  asked: Asked,
): Choice | null {
  if (parts.length < 2) return null;
  const awaited = awaitedFields(asked);
  // Beside a block and a lot, a figure alone may be any of the three.
  const isOneOfThree = (name: FieldName) => name === 'number' && awaited.includes('allotment_number');
  for (const field of awaited.filter((name) => names.includes(name) && !isOneOfThree(name))) {
    const told = new Set(parts.map((part) => valueIn(field, part, asked)));
    const values = [...told].filter((value) => value !== null);
    const isChoice = values.length > 1 && values.length <= most;
    if (isChoice && !(isEach && told.has(null))) return { field, values };
  }
  return null;
}
