import { largeCities, townsWithArticle } from '../../../brazil/large-cities.ts';
import type { AddressQuestion } from '../../../store/address-search.ts';
import { complementAt } from '../recognisers/address/complement-words.ts';
import { knownTown } from '../recognisers/address/known-town.ts';
import { inFront, type Town, townIn, uf } from '../recognisers/address/town-in.ts';
import { withHouseInDigits } from '../recognisers/address/with-house-in-digits.ts';
import { withoutLandmark } from '../recognisers/address/without-landmark.ts';
import { within } from '../text/clauses.ts';
import { inFull } from '../text/normalise.ts';
import { cut, plainOf, setOf, type Text, wordsOf } from '../text/text.ts';
import { lacksPostcode } from './place-told.ts';

export interface AddressMention {
  address: AddressQuestion;
  /** The rest of the message. */
  rest: Text;
}

export const streetKind =
  /(?<![\p{L}\d])(?:rua|avenida|av|travessa|trav|tv(?! ?(?:a cabo|por assinatura|paga|fechada|aberta|box|smart|digital|e|em|n[ao]|com|tambem)(?!\p{L}))|alameda|praca|pca|rodovia|rod|estrada|estr|viela|ladeira|beco|largo|(?:conjunto|conj|nucleo|parque) (?:habitacional|residencial)|conjunto popular)(?![\p{L}\d])\.?|(?<![\p{L}\d])(?:r|al)\. |^r (?=\p{L})/u;

/** 'Minha rua', 'a rua tem': a street that has no name. */
const unnamedBefore = /(?:minha|sua|nossa|essa|esta|nessa|nesta|dessa|desta|qual|que|mesma|outra|toda) $/;
const unnamed = setOf(
  'tem que nao sem e esta ta toda inteira onde aqui ja ainda principal nova mesmo com ao em no na pra para',
);

/** The end of a street name, and the start of something else. */
const endsName = setOf(
  'km esquina aqui ali em na no nº n° n numero num nro cep bairro cidade sou meu minha quero queria telefone celular plano apto ap apartamento casa bloco perto pertinho proximo atras serve - –',
);

/** 'Augusta são paulo': the town that ends message and name, with its state or without. 'Do Rio de Janeiro' is of the street. */
const townAtEnd = new RegExp(
  `(?<=[^ ])(?<! d[aeo]s?) (?:${largeCities.map(plainOf).join('|')})(?:[ ,/-]{1,3}(?:${uf}))?[\\s.!?]*$`,
);

/** 'Recife, Rua da Aurora', 'é em Porto Alegre na Av. Ipiranga': the town in front of its street. */
const townInFront = new RegExp(
  `(?:^|[,;.!] *|(?<=\\S )(?=moro (?:aqui )?em ))(?:(?:oi|ola|bom|boa|dia|tarde|noite|to|tou|estou|e|eh|moro|fica|sou|aqui|no|da|centro|bairro|cidade(?: de)?|cidade:) )*(?:(?:em|de|cidade de) )?((?:${inFront})(?:[ ,/-]{1,3}(?:${uf}))?)[ ,;:.–-]*(?:(?:n?o )?bairro [a-z' ]{3,25}[ ,;:.–-]*)?(?:(?:fica )?n[ao] )?$`,
);

function townBefore({ shown, plain }: Text, begin: number): { town: Town; from: number } | null {
  const match = townInFront.exec(plain.slice(0, begin)) ?? anyTownInFront.exec(plain.slice(0, begin));
  const name = match?.[1];
  if (match === null || name === undefined) return null;
  const from = match.index + match[0].indexOf(name);
  const to = from + name.length;
  const town = townIn({ shown: shown.slice(from, to), plain: plain.slice(from, to) });
  return town && { town, from: match.index };
}

/** 'Na república em Ouro Preto, rua do Pilar', 'ela mora em Caruaru na rua'. */
const anyTownInFront =
  /(?:^|\s)em ([a-z][a-z' ]{2,30}?)(?:, *| (?=na $|bairro ))(?:(?:n?o )?(?:bairro|jardim|jd|vila) [a-z' ]{2,30}(?:, *)?)?(?:n?a )?$/;

/** The end of the name that starts at `from`: at least one word, and a digit only at its beginning. */
function nameEnd(plain: string, from: number): number {
  let to = from;
  for (const match of plain.slice(from).matchAll(/[^\s,;\n\uE000]+/g)) {
    const word = match[0];
    const isFirst = to === from;
    const gap = plain.slice(to, from + match.index);
    if (!isFirst && /[,;\n\uE000]/.test(gap)) break;
    if (isFirst ? unnamed.has(word) : endsName.has(word) || /^\d+[a-z]?$/.test(word)) break;
    to = from + match.index + word.length;
  }
  const town = townAtEnd.exec(plain.slice(from));
  return town === null ? to : Math.min(to, from + town.index);
}

/** On a road outside of towns. */
const kilometre = /^[\s,]*km ?\d+(?:[.,]\d+)?(?!\d)/;

const house =
  /^[\s,]*(?:(?:(?:(?:na )?altura|perto|proximo)(?: d[aoe])? )?(?:numero|num|nro|n)?[º°.]? ?)?(\d{1,6}(?:(?! e[ ,]) ?[a-z](?![\p{L}\d]))?)(?![\d./-]*\d)/u;

/** Begins something else than the place. */
const whereOn =
  /[.;!?\n\uE000]|[ ,]+(?:e )?(?:podem? (?:ser|vir|marcar|instalar)|da (?:pra|para)|tem como|consegue[a-z]*|vcs|voces|(?:eu )?(?:quero|queria|gostaria|preciso|prefiro)|meu (?:nome|cpf|celular|telefone|e-?mail|zap|whats\w*)|(?:me chamo|sou [oa](?= [a-z]{3})|cpf|celular|telefone|e-?mail|(?:[oa] )?plano))\b/;

/** 'Ouro Preto, ninguém sabe o CEP'. */
function townBeforeAside(text: Text): Town | null {
  const comma = text.plain.indexOf(',');
  const isAside = comma !== -1 && lacksPostcode(inFull(within(text, comma + 1, text.plain.length)));
  return isAside ? townIn(within(text, 0, comma)) : null;
}

/** 'Em Campinas, SP perto do …': the town behind its preposition. */
const behindPreposition = new RegExp(
  `^(?:(?! (?:perto|pertinho|proximo|do lado|ao lado|atras|em frente|na frente|no bairro)\\b)[^,])*(?:,\\s*(?:${uf})(?![a-z]))?`,
);

/** 'No Rio de Janeiro', 'aqui no Recife': where the message goes on with nothing but the state. */
const behindArticle = new RegExp(
  `(?:^|[\\s,-])(?:(?:aqui|la|ali|e|fica) )?no (?=(?:${[...townsWithArticle.keys()].join('|')})(?:,? capital)?(?:[ ,/-]{1,3}(?:${uf}))?[\\s.!?]*$)`,
);

/** '… em Curitiba, no centro'. */
const quarterToo = /^, ?(?:aqui )?(?:n[oa] |d[oa] |bairro )[a-z' ]{3,30}[.!]?$/;

interface TownBehind {
  town: Town;
  from: number;
  to: number;
}

/** 'Irati Paraná, Vilmar Kowalski', 'centro Penápolis, pagar dia 10': the town with its state, or behind its centre. */
function townBeforeFacts(text: Text, from: number): TownBehind | null {
  const to = text.plain.indexOf(',', from);
  const town = to === -1 ? null : townIn(within(text, from, to));
  const isBehindCentre = /^(?:n?o )?(?:bairro )?centro /.test(text.plain.slice(from));
  return town?.uf || (town && isBehindCentre) ? { town, from, to } : null;
}

/** Text behind a street: its town comes last, behind a neighbourhood and a complement. */
function townBehind(text: Text, from: number): TownBehind | null {
  const end = from + (whereOn.exec(text.plain.slice(from))?.index ?? text.plain.length - from);
  const behind = text.plain.slice(from, end);
  const named =
    /(?:^|[\s,-])(?:em|na cidade de|cidade:?(?: de)?|no municipio de) (?=\p{L})/u.exec(behind) ??
    behindArticle.exec(behind);
  const starts = named
    ? [from + named.index + named[0].length]
    : [
        ...behind.matchAll(
          /^[ ,]+(?:(?:ap|apto|apt|apartamento|casa|sala|bloco|bl|torre)\.? ?(?:\d+[a-z]?|[a-z])[ ,]+)+(?=\p{L}[\p{L}' ]{2,30}[ ,/-][a-z]{2}[\s.!]*$)|(?:^|[,–-])\s*(?=\p{L})|^ +(?=\p{L})/gu,
        ),
      ].map(({ index, 0: gap }) => from + index + gap.length);
  for (const start of starts) {
    const comma = named ? behindPreposition.exec(text.plain.slice(start, end)) : null;
    const townEnd = comma ? start + comma[0].length : end;
    const to = townEnd + (quarterToo.exec(text.plain.slice(townEnd, end))?.[0].length ?? 0);
    const found = townIn(within(text, start, townEnd)) ?? townBeforeAside(within(text, start, townEnd));
    if (found !== null) return { town: found, from: start, to };
    const other = townBeforeFacts(text, start);
    if (other !== null) return other;
  }
  return null;
}

/** A large town in the middle of an address counts where no other is found, or where that has it among more words. */
function townAmong(text: Text, from: number, behind: TownBehind | null): TownBehind | null {
  const known = knownTown(text.plain, from);
  const at = known === null ? -1 : text.plain.indexOf(known.name, known.from);
  const town = known && townIn(within(text, at, known.to));
  if (known === null || town === null) return behind;
  const told = behind === null ? '' : plainOf(behind.town.city);
  const names = [plainOf(town.city), known.name];
  const isAmongMore = !names.includes(told) && names.some((name) => told.includes(name));
  return behind === null || isAmongMore ? { town, from: known.from, to: known.to } : behind;
}

/** The number of the house: behind the street, or behind the town that follows it ('rua X em Campinas 20'). */
function numberBehind({ plain }: Text, from: number, road: number) {
  const next = house.exec(plain.slice(from + road));
  const known = next === null ? knownTown(plain, from) : null;
  const isBehindTown = known !== null && !/[a-z\d]/.test(plain.slice(from, known.from));
  const number = isBehindTown ? house.exec(plain.slice(known.to)) : null;
  const [at, match] = number === null || known === null ? [from + road, next] : [known.to, number];
  return { number: match?.[1] ?? '', behind: at + (match?.[0].length ?? 0), isBehindTown };
}

/** 'Não sei de cabeça, moro na …'. */
const livesAt =
  /\b(?:moro|resido|vivo|fica|fico|meu endereco (?:e|eh)|a casa (?:e|eh)) (?:n[ao]|numa) $|(?:^|[,;.] *)(?:e|eh) n[ao] $/;

const leadsToTown = /(?:aqui )?(?:em|no|na cidade de) $/;

/** 'Av. Brasil 1500 apto 12, Campinas': a complement between number and town is told besides; a neighbourhood is part of the place. */
function withoutAddress(
  text: Text,
  { from, behind, town }: { from: number; behind: number; town: { from: number; to: number } },
): Text {
  const isApart = complementAt(text.plain.slice(behind, town.from)) !== null;
  const leadIn = leadsToTown.exec(text.plain.slice(0, town.from))?.[0].length ?? 0;
  return isApart
    ? cut(cut(text, town.from - leadIn, town.to), from, behind)
    : cut(text, from, Math.max(behind, town.to));
}

/** A street without its postcode: with a number or a town, or as all that is said. */
export function addressMention(said: Text): AddressMention | null {
  const text = withHouseInDigits(withoutLandmark(said));
  const match = streetKind.exec(text.plain);
  if (match === null || unnamedBefore.test(text.plain.slice(0, match.index))) return null;
  const begin = match.index;
  const nameStart = begin + match[0].length;
  const to = nameEnd(text.plain, nameStart);
  if (wordsOf(text.plain.slice(nameStart, to)).length === 0) return null;
  const road = kilometre.exec(text.plain.slice(to))?.[0] ?? '';
  const { number, behind, isBehindTown } = numberBehind(text, to, road.length);
  const inFront = townBefore(text, begin);
  const found =
    townAmong(text, to, isBehindTown ? null : townBehind(text, behind)) ??
    (inFront && { town: inFront.town, from: behind, to: behind });
  const isAll = wordsOf(text.plain.slice(to)).length === 0 && wordsOf(text.plain.slice(0, begin)).length <= 3;
  const isTold = livesAt.test(text.plain.slice(0, begin));
  if (number === '' && road === '' && found === null && !isAll && !isTold) return null;
  return {
    address: {
      street: text.shown.slice(begin, to).replace(/[\s.,]+$/, ''),
      number,
      city: found?.town.city ?? '',
      uf: found?.town.uf ?? '',
    },
    rest: withoutAddress(text, {
      from: Math.min(begin, inFront?.from ?? begin),
      behind,
      town: found ?? { from: behind, to: behind },
    }),
  };
}
