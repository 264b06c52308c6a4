import { cut, type Text } from '../text/text.ts';
import { but, insteadOf, is, put, shopNoted, want, wrote } from './correction-phrases.ts';

/** What somebody does not do denies no value: 'o síndico não deixa entrar', 'sábado não vou estar em casa'. */
const happens =
  '(?:pod[a-z]+(?! ser\\b)|(?:deix|permit|autoriz|aceit|liber|entr|receb|abr|atend|funcion|consegu)[a-z]+|posso|(?:vou|vai) (?:ta|tar|estar|poder|conseguir|ter|dar|ficar)\\b|to\\b|estou|estarei|tem ninguem)';

/** Values that are not meant, beside the right one. */
const denied: readonly string[] = [
  // 'Não era quinta, era sexta', 'e não 203'
  `\\b(?:e )?(?:nao|n(?= \\d)) (?!${happens} )(?:o |a |no |na |dia |${is} )*(?:[^,;.]|\\.(?=\\S))+?(?=$|[,;.]| (?:${is}|mas|sim) )`,
  // 'em vez de 10'
  `\\b${insteadOf} [^,;]+?(?=$|[,;.]| (?:${is}|${want}|${put}) )`,
];

/** What the visitor wrote before: 'eu botei 10'. Without a figure it is never the right value. */
const written = `\\b(?:que )?(?:eu )?${wrote} (?:com |o |a |foi |foi a )*[^,;]+?(?=$|[,;.]| (?:e|eh|mas) )`;
const writtenWords = `\\b(?:e |mas |que )?eu ${wrote} (?:o |a )?[^,;\\d@]+$`;

const either = (patterns: readonly string[]) => new RegExp(`,? ?(?:${patterns.join('|')})`, 'g');

export const deniedOrWritten = either([...denied, written]);

const deniedOrWrittenWords = either([...denied, writtenWords]);

/** '… e vocês colocaram 248', where no own word stands in front of it. */
const notedInstead = new RegExp(
  `,? ?\\b(?:e |mas |so que )?${shopNoted} (?:com |o |a |em )*[^,;.]+?(?=$|[,;.])`,
  'g',
);
const claimed = new RegExp(`\\beu (?:ja |tinha |havia )*${wrote}\\b`);

/** 'Botei 10, mas é 15': what stands in front of the right value. */
const inFront = new RegExp(`^ ?(?:o |a |como )?[^,;]+?,? ${but} (?=(?:o certo )?${is} \\S)`);

const withoutAll = (text: Text, pattern: RegExp): Text =>
  [...text.plain.matchAll(pattern)].reduceRight(
    (rest, { index, 0: words }) => cut(rest, index, index + words.length),
    text,
  );

/** The text behind the name of an answer without the values that are not meant. */
export function withoutDenied(text: Text): Text {
  const [opening = ''] = inFront.exec(text.plain) ?? [];
  const value = cut(text, 0, opening.length);
  const bare = claimed.test(value.plain) ? value : withoutAll(value, notedInstead);
  return withoutAll(bare, deniedOrWrittenWords);
}
