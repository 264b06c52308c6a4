import {
  cityNicknames,
  knownQuarters,
  largeCities,
  townsWithArticle,
} from '../../../../brazil/large-cities.ts';
import { states } from '../../../../brazil/states.ts';
import type { AddressQuestion } from '../../../../store/address-search.ts';
import { months } from '../../text/months.ts';
import { plainOf, type Text, wordsOf } from '../../text/text.ts';
import { notNames, surnamesAmongNotNames } from '../names/name-words.ts';

/** Words behind a house number that are no town. */
const notTown =
  /^(?:ap|apto|apartamento|casa|bloco|bl|fundos|andar|sala|lote|quadra|conjunto|tem|chega|voces|qual|quero|queria|sou|meu|minha|e |por|pf|obrigad|no|na|da|do|ai|ok|bairro|cep|um|uma|breve|cima|frente|perto|qualquer)(?![\p{L}])/u;

const ufs: ReadonlyMap<string, string> = new Map(
  states.flatMap(({ uf, name }) => [[uf.toLowerCase(), uf] as const, [plainOf(name), uf] as const]),
);
export const uf = [...ufs.keys()].sort((one, other) => other.length - one.length).join('|');
export const inFront = [...largeCities.map(plainOf), ...cityNicknames.keys()].join('|');
const town = new RegExp(
  `^(?:(?:fica |moro |e )?(?:em|na cidade de|cidade:?(?: de)?|no municipio de) )?(?:(?:n?o )?(?:bairro )?centro (?:de |(?=(?:${inFront})(?![a-z])|[a-z' ]{3,30}[ ,/-]+(?:${uf})[\\s.!]*$)|(?=[a-z]{5,20}[\\s.!]*$)))?(\\p{L}[\\p{L}' -]{1,40}?)(?:(?: ?[,/-] ?| )(?:no |capital |(?:no )?interior (?:de |do )?)?(${uf}))?(?:,? (?:capital|(?:no )?interior))?[\\s.!]*$`,
  'u',
);

/** 'Pago no boleto', 'em dezembro': a word of this shop stands in the name of no town, and no town is called as a month. */
const isOther = (name: string): boolean =>
  months.includes(name) ||
  knownQuarters.has(name) ||
  wordsOf(name).some((word) => notNames.has(word) && !surnamesAmongNotNames.has(word) && !inTowns.has(word));
const inTowns = new Set(
  'a o as os em no na sao sem agua azul vermelho vermelha frio bom boa rio santo porto rua estado mesa cama papel janela porta bem se uma'.split(
    ' ',
  ),
);

export type Town = Pick<AddressQuestion, 'city' | 'uf'>;

/** A town, with its state or without: 'em campinas', 'São Paulo - SP'. */
export function townIn({ shown, plain }: Text): Town | null {
  const match = town.exec(plain);
  const name = match?.[1];
  if (match === null || name === undefined || wordsOf(name).length > 5 || notTown.test(name) || isOther(name))
    return null;
  const from = plain.indexOf(name, match[0].length - plain.trimStart().length);
  const at = from === -1 ? plain.indexOf(name) : from;
  const city =
    cityNicknames.get(name) ?? townsWithArticle.get(name) ?? shown.slice(at, at + name.length).trim();
  const state = ufs.get(match[2] ?? '') ?? '';
  // 'São Luís do Maranhão' is told with its state, 'Conceição do Pará' is called so.
  const before = / d[aeo]$/.exec(name)?.index;
  if (before === undefined || state === '') return { city, uf: state };
  return large.has(name.slice(0, before))
    ? { city: city.slice(0, before), uf: state }
    : { city: shown.slice(at).replace(/[\s.!]+$/, ''), uf: '' };
}
const large: ReadonlySet<string> = new Set(largeCities.map(plainOf));

/** 'Moro em Ribeirão Preto, bairro Ipiranga'. */
const quarterBehind = /, ?(?:(?:n[oa]|d[oa]) )?(?:bairro|jardim|vila|centro)\b[a-z' ]*[.!]?$/;

/** 'Moro em Campinas': the town behind its preposition, where nothing follows. */
export function townNamed({ shown, plain }: Text): Town | null {
  const at = / em (?=[a-z' ]{3,40}(?:[ ,/-]{1,3}[a-z]{2})?[.!]?$)/.exec(
    ` ${plain.replace(quarterBehind, '')}`,
  );
  const from = (at?.index ?? 0) + 3;
  const to = plain.replace(quarterBehind, '').length;
  return at === null ? null : townIn({ shown: shown.slice(from, to), plain: plain.slice(from, to) });
}
