import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { givenText } from '../../../../funnel/fields/given-values.ts';
import type { Asked, Reading } from '../../reading.ts';
import { isReview, pendingFields, stepFor } from '../../recognise-answers.ts';
import { givenNames } from '../../recognisers/names/name-words.ts';
import { nearWord } from '../../spoken/near-word.ts';
import { plainOf, type Text, wordsOf } from '../../text/text.ts';
import { asksFor, changed, fieldsMeant } from '../parts/answers-meant.ts';

/** A single word, with or without a note on its spelling: 'é Anna com dois n'. */
const alone =
  /^(?:(?:ops|opa|ih|desculpa|corrigindo|errei|escrevi|botei|coloquei|digitei|ta|saiu|errado|trocado|(?:o |meu )*nome(?: d[ae] (?:minha )?mae)?|(?:ali|la) em cima|antes|nao e [a-z]+)[ ,]+)*(?:(?:e|eh|(?:o )?(?:meu )?nome(?: certo)? e|o certo e|(?:o )?(?:nome d[ae] )?(?:minha )?mae(?: se)? (?:e|chama)) )?([a-z]+)(,? (?:com|sem) (?:(?:a letra|o|um|dois|duas) )?[a-z]{1,4}(?: no (?:fim|final|meio|comeco))?)?(?:,? e nao [a-z]+)?$/;
const leastLetters = { alone: 5, withNote: 4 };

const namesMeant: readonly FieldName[] = ['name', 'mothers_name'];

/** 'Errei meu nome, é Andreia com i': a given name in place of the first. */
const firstOf = (words: readonly string[], said: string, note: string | undefined): string | null =>
  note !== undefined && givenNames.has(said) ? (words[0] ?? null) : null;

/**
 * A word one typing slip away from a word of a name replaces it: 'Sousa' at the review or of answers that wait, and with a note on its
 * spelling wherever no name is asked.
 */
export function respeltName({ shown, plain }: Text, asked: Asked): Reading | null {
  const [, said = '', note] = alone.exec(plain) ?? [];
  const isBare = note === undefined && !/\bnome\b/.test(plain);
  const least = isBare ? leastLetters.alone : leastLetters.withNote;
  const isOpen = asked.steps.length > 0 && !isReview(asked);
  const isOfName = pendingFields(asked).some((field) => namesMeant.includes(field));
  if (said.length < least || (isOpen && (note === undefined || isOfName))) return null;
  const word =
    shown
      .slice(0, shown.length - (note?.length ?? 0))
      .split(' ')
      .at(-1) ?? '';
  const given = namesMeant.filter((field) => asked.facts.answers[field] !== undefined);
  const meant = isOpen ? given : fieldsMeant({ shown, plain }, namesMeant, asked);
  const found = meant.flatMap((field) => {
    const current = givenText(field, asked.facts.answers);
    const words = wordsOf(plainOf(current));
    const isKnown = words.includes(plainOf(word));
    const near = isKnown
      ? null
      : (nearWord(plainOf(word), words, least) ?? firstOf(words, plainOf(word), note));
    const value = current
      .split(' ')
      .map((one) => (plainOf(one) === near ? word.replace(/^./u, (letter) => letter.toUpperCase()) : one))
      .join(' ');
    return near === null ? [] : (changed(field, value, asked) ?? []);
  });
  const [only, another] = meant;
  // 'O nome da minha mãe é Terezinha', which is like none of its words.
  const isOther = found.length === 0 && !isOpen && !isBare && only !== undefined && another === undefined;
  return isOther
    ? { kind: 'command', command: { name: 'correct', step: stepFor(only, asked) } }
    : asksFor(found);
}
