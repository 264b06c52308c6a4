import { within } from '../../text/clauses.ts';
import { plainOf, type Text, wordsOf } from '../../text/text.ts';
import type { Found } from '../recogniser.ts';
import { best } from './find-name.ts';
import { mothersOpenings } from './name-words.ts';

/** 'Filha de Alzira Marques', 'filho de José Ramos e de Conceição Ramos'. */
const parents =
  /\b(?:sou )?filh[oa] d[aeo] (?:senhora? |dona |seu )?(?<names>[a-z'’]+(?: (?!e\b|nasc|moro|meu|minha|cpf)[a-z'’]+)+(?:,? e (?:(?:d[aeo]|a|o) )?(?!meu|minha|nasc|moro|tenho|cpf)[a-z'’]+(?: (?!e\b|nasc|moro|meu|minha|cpf)[a-z'’]+)+)?)/;

const women = new Set(
  'conceicao lourdes lurdes carmen raquel isabel mabel ester esther beatriz ruth rute marli marly sueli suely ines elizabeth judith edith iris dulce shirley solange rose'.split(
    ' ',
  ),
);
const isWoman = (name: string): boolean => {
  const [first = ''] = wordsOf(plainOf(name));
  return women.has(first) || /(?:a|[aei]ne|ete|eide|elle|[dn]ise|ice|one)$/.test(first);
};

/** The mother's name, where one of the parents that are told has the name of a woman. */
export function motherAmongParents(text: Text): Found | null {
  const match = parents.exec(text.plain);
  const names = match?.groups?.names;
  if (match === null || names === undefined) return null;
  const from = match.index + match[0].length - names.length;
  const to = match.index + match[0].length;
  const told = within(text, from, to);
  const joint = /,? e (?:(?:d[aeo]|a|o) )?/.exec(told.plain);
  const parts =
    joint === null
      ? [told]
      : [within(told, 0, joint.index), within(told, joint.index + joint[0].length, told.plain.length)];
  const [mother, another] = parts
    .flatMap((part) => best('mothers_name', part, mothersOpenings)?.raw.mothers_name ?? [])
    .filter(isWoman);
  return mother === undefined || another !== undefined
    ? null
    : { raw: { mothers_name: [mother] }, from: match.index, to };
}
