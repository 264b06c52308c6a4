import { replies } from '../../../content/conversation/replies.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { proposalOf } from '../answered.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields, check, stepFor } from '../recognise-answers.ts';
import { best } from '../recognisers/names/find-name.ts';
import { openings } from '../recognisers/names/name-words.ts';
import type { Found } from '../recognisers/recogniser.ts';
import { searchField } from '../search-field.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { men, somebody, women } from '../text/people.ts';
import { cut, cutMark, plainOf, type Text } from '../text/text.ts';

/** Who is spoken of: the visitor, or somebody else by relation or pronoun. */
interface Person {
  word: string;
  gender: 'self' | 'she' | 'he';
}

const person = new RegExp(
  `\\b(?:(?<she>${women}|d?ela)|(?<he>${men}|d?ele)|(?<self>eu|meu|minha|nasci|sou)(?! (?:[oa] )?${somebody}\\b))\\b`,
  'g',
);

const people = (plain: string): Person[] =>
  [...plain.matchAll(person)].map(({ 0: word, groups }) => ({
    word,
    gender: groups?.self !== undefined ? 'self' : groups?.she !== undefined ? 'she' : 'he',
  }));

const isPronoun = ({ word }: Person): boolean => /^d?el[ae]$/.test(word);

const isSame = (one: Person, other: Person): boolean =>
  one.gender === other.gender &&
  (one.gender === 'self' || one.word === other.word || isPronoun(one) || isPronoun(other));

/** Says who orders: 'a titular é ela', 'vai no nome dele', 'o contrato é da minha mãe'. */
const ofHolder =
  /\b(?:titular|contratante|responsavel|contrato|no (?:meu )?nome|(?:bota|coloca|poe|fica|vai|deixa|faz) no (?=meu\b)|quem? (?:vai )?(?:assina\w*|contrata\w*))\b/;

/** The one who orders, if a clause says it. */
function holderIn(text: Text): Person | null {
  for (const { from, to } of clausesOf(text)) {
    const clause = text.plain.slice(from, to);
    const match = ofHolder.exec(clause);
    if (match === null || /\bnao\b/.test(clause)) continue;
    const named = match[0].includes('meu') ? people(match[0])[0] : undefined;
    const holder =
      named ??
      people(clause.slice(match.index + match[0].length))[0] ??
      people(clause.slice(0, match.index)).at(-1);
    if (holder !== undefined) return holder;
  }
  return null;
}

type Place = Pick<Found, 'raw' | 'from' | 'to'>;

const mostValues = 3;

/** The values of a field with a format of its own, one behind the other. */
function formatted(field: FieldName, text: Text, asked: Asked): Place[] {
  const values: Place[] = [];
  let rest = text;
  while (values.length < mostValues) {
    const search = { rest, asked, isPending: true, isQuestion: false, isBesidePerson: false };
    const found = searchField(field, search);
    if (found === null || rest.plain.slice(found.from, found.to).includes(cutMark)) break;
    values.push(found);
    rest = cut(rest, found.from, found.to);
  }
  return values.toSorted((one, other) => one.from - other.from);
}

const names = (text: Text): Place[] =>
  clausesOf(text).flatMap(({ from, to }) => {
    const found = best('name', within(text, from, to), openings);
    return found === null || found.doubtful
      ? []
      : [{ ...found, from: from + found.from, to: from + found.to }];
  });

const told: Partial<Record<FieldName, (text: Text, asked: Asked) => Place[]>> = {
  birth_date: (text, asked) => formatted('birth_date', text, asked),
  cpf: (text, asked) => formatted('cpf', text, asked),
  name: names,
};

interface Owned {
  value: Place;
  owner: Person | undefined;
}

/** Each value with the person named last in front of it, or else first behind it: 'o meu é X, Y é o da minha mãe'. */
function owned(values: readonly Place[], { plain, shown }: Text): Owned[] {
  let told = 0;
  return values.map((value, place) => {
    const front = people(plain.slice(told, value.from)).at(-1);
    const [behind = ''] = shown.slice(value.to, values[place + 1]?.from).split(/[,.;]| e /);
    told = value.to + (front === undefined ? behind.length : 0);
    return { value, owner: front ?? people(plainOf(behind))[0] };
  });
}

/**
 * Values of two people: that of the one who orders waits for a yes ('a minha é 19/06/1984, a da minha mãe 02/11/1953. a titular é ela').
 * Where the message does not say who orders, the visitor is asked.
 */
export function whoseValue(text: Text, asked: Asked): Reading | null {
  const [field, another] = awaitedFields(asked);
  const step = field === undefined ? null : stepFor(field, asked);
  const values = field === undefined || another !== undefined ? [] : (told[field]?.(text, asked) ?? []);
  if (field === undefined || step === null || values.length < 2) return null;
  const all = owned(values, text);
  const owners = all.flatMap(({ owner }) => owner ?? []);
  const isOfTwo = owners.some((one) => owners.some((other) => !isSame(one, other)));
  if (!isOfTwo || owners.length < values.length) return null;
  const holder = holderIn(text);
  // In a story many names are told.
  if (field === 'name' && holder === null) return null;
  const [only, more] = holder === null ? [] : all.filter(({ owner }) => owner && isSame(owner, holder));
  if (only === undefined || more !== undefined) {
    const suggestions = values.flatMap(({ raw }) => raw[field]?.slice(0, 1) ?? []);
    return { kind: 'question', reply: replies.whichOne, suggestions };
  }
  const { raw } = only.value;
  const checked = check(field, raw, asked);
  return checked.kind === 'refused'
    ? { kind: 'refused', message: checked.message }
    : proposalOf({ answers: [{ step, field, raw, shown: checked.shown, doubtful: true }] }, []);
}
