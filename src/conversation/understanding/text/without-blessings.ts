import { notNames } from '../recognisers/names/name-words.ts';
import { type Text, textOf, wordsOf } from './text.ts';

/** Behind the name of a dead or beloved person: 'que deus a tenha', 'in memoriam', 'já falecida'. */
const core = [
  'deus (?:a |o |te |me |lhe )?(?:tenha|levou|chamou|abencoe|guarde|proteja|conserve|cuide)',
  'in memoriam?',
  '(?:e |eh |foi )?(?:falecid[oa]|finad[oa])',
  '(?:faleceu|morreu|partiu|descansou)',
  '(?:descans\\w+ em paz|em paz descanse)',
  'gracas a deus',
  '(?:ta|esta|foi morar|mora|vive) (?:(?:la )?no ceu|com deus|com o senhor|la em cima)',
  'com (?:a )?(?:graca|fe|bencao|ajuda|gloria) (?:d[eo] |em )?(?:deus|senhor|jesus)',
].join('|');
/** These may be names, too, and end the clause. */
const atEnd = 'amem|(?:(?:eternas?|muitas?) )?saudades?(?: eternas?)?|gloria a deus|deus e (?:pai|bom|fiel)';
const lead = '(?:(?:e|ja|que|a qual|o qual|hoje|ela|ele|infelizmente|coitada|tadinha)[ ,]+)*';
const more =
  '(?: (?:ha|faz|em|desde|tempo|tempos|\\d{1,2} anos|(?:19|20)\\d\\d|anos?|mes|meses|uns|muito|muitos|pouco|passado|tambem|infelizmente|ela|ele|tadinha|coitada|bom|lugar|sua|gloria|santa|paz|amem|no|na|ceu|senhor|deus|la|ja))*';

const blessing = new RegExp(
  `(?<=[a-z]{3})[ ,;.(–-]+${lead}(?:(?:${core})${more}(?![a-z\\d])|(?<!\\bd[aeo]s? )(?:${atEnd})(?=$|[ ]?[,;.!)\\n]))[ )!.…]*`,
);

/** A text without these words is not searched any further. */
const hints = /deus|memoriam|falec|finad|morreu|partiu|descans|ceu|senhor|em cima|jesus|amem|saudade/;

/** Removes blessings and what is said of a death: none of it is part of a name. */
export function withoutBlessings(text: Text): Text {
  const match = hints.test(text.plain) ? blessing.exec(text.plain) : null;
  // 'Minha mãe já é falecida' tells no name.
  const last = match && wordsOf(text.plain.slice(0, match.index)).at(-1);
  if (!match || !last || notNames.has(last)) return text;
  const rest = text.shown.slice(match.index + match[0].length);
  return withoutBlessings(textOf(`${text.shown.slice(0, match.index)}${rest === '' ? '' : `, ${rest}`}`));
}
