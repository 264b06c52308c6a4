import type { Language } from '../../src/contract/calls/understand.ts';
import { languages } from '../../src/contract/calls/understand.ts';
import type { Message } from './message.ts';

/** The words by which another language is known: those that it alone has, and those that several have. */
export type LanguageWords = ReadonlyMap<Language, { own: ReadonlySet<string>; all: ReadonlySet<string> }>;

export function readLanguageWords(file: string): LanguageWords {
  const lines = new Map(file.split('\n').map((line) => [line.split(': ')[0], line.split(': ')[1] ?? '']));
  return new Map(
    languages.map((name) => {
      const [own = '', shared = ''] = (lines.get(name) ?? '').split(' | ');
      return [name, { own: new Set(own.split(' ')), all: new Set(`${own} ${shared}`.split(' ')) }];
    }),
  );
}

/** A name or a brand has no small words; of two that no other language has, fewer are enough. */
const leastShare = 0.3;
const leastShareOfOwn = 0.2;

/** The other language that a message is written in, by its small words; undefined if it is Portuguese. */
export function languageOf({ tokens }: Message, known: LanguageWords): Language | undefined {
  const words = tokens.map(({ plain }) => plain).filter((word) => /^\p{L}/u.test(word));
  const counted = [...known].map(([name, { own, all }]) => ({
    name,
    own: words.filter((word) => own.has(word)).length,
    all: words.filter((word) => all.has(word)).length,
  }));
  const [most] = counted.toSorted((one, other) => other.own - one.own || other.all - one.all);
  if (most === undefined || most.own === 0 || most.all < 2) return undefined;
  return most.all / words.length >= (most.own > 1 ? leastShareOfOwn : leastShare) ? most.name : undefined;
}
