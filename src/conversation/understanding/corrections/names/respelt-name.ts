import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { givenText } from '../../../../funnel/fields/given-values.ts';
import type { Asked, Reading, RecognisedAnswer } from '../../reading.ts';
import { isReview, pendingFields, stepFor } from '../../recognise-answers.ts';
import { givenAlone, givenNames, surnames } from '../../recognisers/names/name-words.ts';
import { nearWord } from '../../spoken/near-word.ts';
import { within } from '../../text/clauses.ts';
import { spelledAs, withoutSpelling } from '../../text/name-spelling.ts';
import { plainOf, type Text, wordsOf } from '../../text/text.ts';
import { asksFor, changed, fieldsMeant } from '../parts/answers-meant.ts';

/** A single word, with or without a note on its spelling: 'é Anna com dois n'. */
const alone =
  /^(?:(?:ops|opa|ih|desculpa|corrigindo|corrige|corrija|arruma|errei|escrevi|botei|coloquei|digitei|ta|esta|tava|saiu|ficou|foi|veio|errado|trocado|(?:o |meu )*(?:primeiro )?nome(?: d[ae] (?:minha )?mae)?|(?:ali|la) em cima|antes|nao e [a-z]+)[ ,:]+)*(?:(?:e|eh|(?:o )?(?:meu )?(?:primeiro )?nome(?: certo)? e|o certo e|(?:o )?(?:nome d[ae] )?(?:minha )?mae(?: se)? (?:e|chama)) )?([a-z]+)(?:,? e nao [a-z]+)?$/;
const leastLetters = { alone: 5, withNote: 4 };

const namesMeant: readonly FieldName[] = ['name', 'mothers_name'];

const borne: ReadonlySet<string> = new Set([...givenNames, ...givenAlone]);

/** 'Errei meu nome, é Andreia com i': a given name in place of the first. */
const firstOf = (words: readonly string[], said: string): string | null =>
  !surnames.has(said) && (borne.has(said) || nearWord(said, [...borne]) !== null) ? (words[0] ?? null) : null;

/** The answer with the word in place of the one that is meant; none if that is not known. */
function withWord(
  field: FieldName,
  word: string,
  wordMeant: (words: readonly string[], told: string) => string | null,
  asked: Asked,
): RecognisedAnswer[] {
  const current = givenText(field, asked.facts.answers);
  const words = wordsOf(plainOf(current));
  const old = words.includes(plainOf(word)) ? null : wordMeant(words, plainOf(word));
  if (old === null) return [];
  const large = word.replace(/^./u, (letter) => letter.toUpperCase());
  const value = current.split(' ').map((one) => (plainOf(one) === old ? large : one));
  const answer = changed(field, value.join(' '), asked);
  return answer === null ? [] : [answer];
}

/** In place of a word like it; with a note on its spelling, a given name else replaces the first. */
function respelt(
  meant: readonly FieldName[],
  word: string | null,
  hasNote: boolean,
  least: number,
  asked: Asked,
): RecognisedAnswer[] {
  const inPlaceOf = (wordMeant: (words: readonly string[], told: string) => string | null) =>
    word === null ? [] : meant.flatMap((field) => withWord(field, word, wordMeant, asked));
  const near = inPlaceOf((words, told) => nearWord(told, words, least));
  return near.length === 0 && hasNote ? inPlaceOf(firstOf) : near;
}

/**
 * A word one typing slip away from a word of a name replaces it: 'Sousa' at the review or of answers that wait, and with a note on its
 * spelling wherever no name is asked.
 */
export function respeltName(text: Text, asked: Asked): Reading | null {
  const noted = withoutSpelling(text);
  const { plain } = noted.text;
  const match = alone.exec(plain);
  const said = match?.[1] ?? '';
  const hasNote = noted.text !== text;
  const isBare = !hasNote && !/\bnome\b/.test(plain);
  const least = isBare ? leastLetters.alone : leastLetters.withNote;
  const isOpen = asked.steps.length > 0 && !isReview(asked);
  const isOfName = pendingFields(asked).some((field) => namesMeant.includes(field));
  if (match === null || (isOpen && (!hasNote || isOfName))) return null;
  const from = match[0].lastIndexOf(said);
  const told = within(noted.text, from, from + said.length);
  const word = spelledAs({ ...noted, text: told })?.shown ?? null;
  if (Math.max(said.length, word?.length ?? 0) < least) return null;
  const given = namesMeant.filter((field) => asked.facts.answers[field] !== undefined);
  const meant = isOpen ? given : fieldsMeant(text, namesMeant, asked);
  const found = respelt(meant, word, hasNote, least, asked);
  const [only, another] = meant;
  // 'O nome da minha mãe é Terezinha', which is like none of its words.
  const isOther = found.length === 0 && !isOpen && !isBare && only !== undefined && another === undefined;
  return isOther
    ? { kind: 'command', command: { name: 'correct', step: stepFor(only, asked) } }
    : asksFor(found);
}
