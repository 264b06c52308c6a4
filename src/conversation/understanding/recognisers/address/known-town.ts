import { cityNicknames, largeCities, townsWithArticle } from '../../../../brazil/large-cities.ts';
import { states } from '../../../../brazil/states.ts';
import { plainOf } from '../../text/text.ts';

const longestFirst = (names: Iterable<string>): string =>
  [...new Set(names)].sort((one, other) => other.length - one.length).join('|');

const towns = longestFirst([
  ...largeCities.map(plainOf),
  ...cityNicknames.keys(),
  ...townsWithArticle.keys(),
]);
const uf = longestFirst(states.flatMap(({ uf: short, name }) => [short.toLowerCase(), plainOf(name)]));

/** What follows a town that is told in the middle of an address: a sign, a number, a part of a building. */
const goesOn =
  '(?=\\s*(?:$|[,;.!–-]|\\d|n[º°.o]? ?\\d|(?:numero|num|nro|cep|ap|apt|apto|apartamento|casa|bloco|bl|torre|fundos|sala|loja|andar|lote|quadra|perto|na|no|e|quero|queria|preciso|meu|minha|sou|zap|whats\\w*|tel|telefone|cel|celular|cpf|e-?mail|plano|pago|falar|nome)(?![a-z])))';
const known = new RegExp(
  `(?<![a-z\\d])(?<lead>(?:(?:aqui |la |fica )?(?:em|no|na) |na cidade de |cidade(?: de|:) )?)(?<town>(?:${towns})(?:(?: ?[,/-] ?| )(?:${uf})(?![a-z]))?)(?![a-z])${goesOn}`,
  'g',
);

/** In front of these words, a town is named for something else: 'bairro Campinas', 'perto de Campinas'. */
const ofOther =
  /(?:\b(?:bairro|jardim|jd|vila|parque|conjunto|conj|setor|residencial|condominio|edificio|predio|rua|avenida|av|santa|sao|nova|rio|d[aeo]s?)|\b(?:perto|proximo|pertinho|regiao|entre|saida|sentido)(?: d[aeo]s?| a[o]?)?) $/;

const setApart = /(?:, ?|(?<![a-z])[a-z]?\d{1,5}[a-z]? )$/;
/** They are a state or a river as well: 'Sumaré SP'. */
const short = new Set(['sp', 'rj', 'rio']);

export interface KnownTown {
  /** With its state, if that is told. */
  name: string;
  /** With the preposition in front of it. */
  from: number;
  to: number;
}

/** A large town anywhere behind a street: 'avenida X 1000 apartamento 52 campinas', 'rua X em campinas 20'. */
export function knownTown(plain: string, start: number): KnownTown | null {
  for (const match of plain.slice(start).matchAll(known)) {
    const { lead = '', town = '' } = match.groups ?? {};
    const from = start + match.index;
    if (lead === '' && ofOther.test(plain.slice(0, from))) continue;
    // 'Rio' and 'SP' mean a town only behind a preposition, a comma or a number.
    if (short.has(town) && lead === '' && !setApart.test(plain.slice(0, from))) continue;
    return { name: town, from, to: from + match[0].length };
  }
  return null;
}
