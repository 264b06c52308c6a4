import { abbreviations } from './abbreviations.ts';
import { type Text, textOf } from './text.ts';

/** Behind a word, and not in front of a figure: 'n 88' is a number, and 'p/ 3' as little a word. */
const short = /(?<![a-z\d@.-])[a-z]{1,5}(?![a-z\d@]|[.-][a-z\d]| ?[º°.:/]? ?\d)/g;

const written = (plain: string): string => plain.replace(short, (word) => abbreviations.get(word) ?? word);

/** A message with its words in full: 'pra q vcs precisam?'. For what is asked or wished; an answer is read as it was typed. */
export function inFull(text: Text): Text {
  const plain = written(text.plain);
  return plain === text.plain ? text : { plain, shown: plain };
}

/** 'N quero', 'naum sei': in front of one of these it denies; in front of anything else 'n' may be a number or an initial. */
const denial =
  /(?<![a-z\d@.-])(?:n{1,2}|naum|num|ñ)(?= (?:quer|quis|tenh|sei\b|sab|pos+o|pod|consig|vou|precis|gost|receb|entend|lembr|aceit|uso\b|mand|envi|me\b|estou|to\b|tem\b|da\b|vai|conhe))/g;

/** 'É 42 e n 24': one number in place of another. */
const deniedNumber = /(?<=\b(?:e|eh) (?:o |a )?\d+ e )n(?= \d)/g;

/** 'Na vdd é 20': what corrects an answer has to be seen as well. */
const inTruth = /\bna? vdd\b/;

/** What is denied has to be seen by whoever reads an answer as well. */
export function withDenials(text: Text): Text {
  const { shown, plain } = inTruth.test(text.plain)
    ? textOf(text.shown.replace(/\bvdd\b/i, 'verdade'))
    : text;
  const places = [...plain.matchAll(denial), ...plain.matchAll(deniedNumber)].toSorted(
    (one, other) => other.index - one.index,
  );
  const written = (text: string, no: string): string =>
    places.reduce(
      (all, { index, 0: word }) => all.slice(0, index) + no + all.slice(index + word.length),
      text,
    );
  return places.length === 0
    ? { shown, plain }
    : { shown: written(shown, 'não'), plain: written(plain, 'nao') };
}
