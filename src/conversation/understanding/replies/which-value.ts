import { replies } from '../../../content/conversation/replies.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields, check } from '../recognise-answers.ts';
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

type WhichOne = Extract<Reading, { kind: 'question' }>;

/** 'Ana@gmail.com ou ana@hotmail.com', '200 ou 202': which one, at a tap; null where it is not open. */
export function whichValue(text: Text, asked: Asked): WhichOne | null {
  const clauses = clausesOf(text).map(({ from, to }) => within(text, from, to));
  return (
    chosenAmong(partsOf(text), { names: single, isEach: true }, asked) ??
    // 'O do trabalho é meu@… e o pessoal é bia@…, manda no pessoal'.
    chosenAmong(clauses, { names: contacts, isEach: false }, asked)
  );
}

/** `isEach`: whether nothing but values is told. */
function chosenAmong(
  parts: readonly Text[],
  { names, isEach }: { names: readonly FieldName[]; isEach: boolean },
  asked: Asked,
): WhichOne | null {
  if (parts.length < 2) return null;
  const awaited = awaitedFields(asked);
  // Beside a block and a lot, a figure alone may be any of the three.
  const isOneOfThree = (name: FieldName) => name === 'number' && awaited.includes('allotment_number');
  for (const name of awaited.filter((field) => names.includes(field) && !isOneOfThree(field))) {
    const values = new Set(parts.map((part) => valueIn(name, part, asked)));
    const suggestions = [...values].filter((value) => value !== null);
    const isChoice = suggestions.length > 1 && suggestions.length <= most;
    if (isChoice && !(isEach && values.has(null)))
      return { kind: 'question', reply: replies.whichOne, suggestions };
  }
  return null;
}
