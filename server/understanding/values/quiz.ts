import { withoutAccents } from '../../../src/brazil/without-accents.ts';
import { monthIn } from './birth-date.ts';
import { placeIn } from './plan.ts';
import { wordsIn } from './words.ts';

/** Kinds of streets, and words that every option may have. */
const common = new Set(
  'rua r avenida av travessa alameda praca estrada de da do das dos a o em mes'.split(' '),
);

const plainOf = (option: string): string => withoutAccents(option).toLowerCase();

/** None of them: 'nenhuma dessas', 'nunca morei aí', 'não conheço'; who cannot tell says nothing of them. */
const none =
  /\b(?:nenhum|nunca|none|(?:nem|nao)\b(?! (?:(?:me|to|estou) )?(?:lembr|record|sei|tenho certeza)))/;

/** What stands beside a place in the list, besides ordinals; other words name another option than the place does. */
const besidePlace = new Set(
  'acho que as os opcao alternativa letra numero ali dessa dessas lista mesmo'.split(' '),
);

/** Its number or letter in the list: 'a 3', 'letra b', 'mês 3' where the options are months. */
function numberIn(plain: string): number {
  const letter = /\b(?:letra|opcao|alternativa) ([a-h])\b/.exec(plain)?.[1];
  return letter === undefined ? Number(/^\D*(\d{1,2})\D*$/.exec(plain)?.[1] ?? 0) : letter.charCodeAt(0) - 96;
}

const joining = new Set('e eh era foi na no nas nos'.split(' '));

const mayName = (word: string): boolean => !common.has(word) && !joining.has(word);

/** The one option of which a message says nothing but words: 'é Maria', 'na bela vista'. */
export function optionNamed(plain: string, options: readonly string[]): string | undefined {
  const words = wordsIn(plain).filter(mayName);
  const named = options.filter((option) => {
    const own = wordsIn(plainOf(option));
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  return named.length === 1 ? named[0] : undefined;
}

export function optionsMeant(plain: string, options: readonly string[]): readonly string[] {
  const ofNone = options.filter((option) => /^nenhum/.test(plainOf(option)));
  if (none.test(plain)) return ofNone;
  const isMonth = options.every((option) => monthIn(plainOf(option)) > 0);
  const month = monthIn(plain) || (/\bmes\b/.test(plain) ? numberIn(plain) : 0);
  if (isMonth && month > 0) return options.filter((option) => monthIn(plainOf(option)) === month);
  const words = wordsIn(plain);
  const shared = (option: string, isCounted: (word: string) => boolean): number =>
    wordsIn(plainOf(option)).filter(
      (word) =>
        isCounted(word) &&
        words.some((typed) => typed === word || (typed.length > 3 && word.startsWith(typed))),
    ).length;
  const isTelling = (word: string): boolean => !common.has(word);
  // 'Rua das Acácias' is not 'Rua das Flores'.
  for (const isCounted of words.some(isTelling) ? [isTelling] : [() => true]) {
    const most = Math.max(...options.map((option) => shared(option, isCounted)));
    if (most > 0) return options.filter((option) => shared(option, isCounted) === most);
  }
  const others = words.filter((word) => mayName(word) && /\D./.test(word) && !besidePlace.has(word));
  if (others.some((word) => placeIn(word) === undefined)) return [];
  const place = placeIn(plain) ?? numberIn(plain);
  return place === 0 ? [] : options.slice(place < 0 ? place : place - 1).slice(0, 1);
}
