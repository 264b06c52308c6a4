import { isStructured } from '../../../../funnel/fields/complement.ts';
import type { Asked } from '../../reading.ts';
import { within } from '../../text/clauses.ts';
import { cutMark, plainOf, segmentsOf, type Text } from '../../text/text.ts';
import { type Found, type Recogniser, whole } from '../recogniser.ts';
import { isNote, withVerb } from './address-clauses.ts';
import { complementsIn, isOnlyComplement, kindOfHouse, partOf, piecesAt } from './complement-words.ts';
import { partsFrom } from './parts-from.ts';

const without =
  /^(?:nao|n|nenhum|nada|sem|nao (?:tem|ha|possui|precisa)|nao,? obrigad[oa]|sem nada)(?: (?:nenhum )?complemento)?(?: nao)?[.!]?$/;
const house = `(?:(?:e|eh) )?(?:so |uma )*(?:casa|residencia)(?:,? ${kindOfHouse}(?![a-z]))*`;
const parts = '(?:complemento|ap|apto|apartamento|bloco|andar)';
/** 'É casa mesmo, sem complemento', 'complemento não tem', 'é só casa, não tem ap nem bloco'. */
const withoutAnywhere = new RegExp(
  `(?:\\b${house}[,.;]? )?(?:e )?\\b(?:(?:sem|nao (?:tem|ha|possui)) (?:nenhum )?(?:complemento|${parts}(?:,? (?:nem|e|ou) ${parts})+)|complemento (?:eu )?nao (?:tem|ha|tenho))\\b(?: (?:moc[oa]|viu|amig[oa]|querid[oa]|nao))*(?:,? (?:(?:nao|que) )?(?:(?:e|eh|moro em) ${house}|casa(?:,? ${kindOfHouse})+)(?![a-z]))?`,
);

const none = (place: { from: number; to: number }): Found => ({ raw: { no_complement: ['on'] }, ...place });

function absentIn({ plain }: Text): Found | null {
  const absent = withoutAnywhere.exec(plain);
  return absent === null ? null : none({ from: absent.index, to: absent.index + absent[0].length });
}

/** 'Apartamento, é o 72', 'ap tá errado, é 72' is apartment 72. */
const linked =
  /^([\p{L}]+)[ ,:]+(?:(?:que|t[aá]|est[aá]|tava|saiu|errad[oa]|certo|correto|é|e|eh|n[uú]mero|n[º°o.]?),? |[oa] )+(?=\d)/iu;

/** 'Bloco, é bloco B'. */
const repeated = /^([\p{L}]+)[ ,:]+(?:(?:é|eh?|o|a) )+(?=\1(?![\p{L}]))/iu;

function written(phrase: string, phrasePlain: string, from: number, asked: Asked): Found | null {
  const place = { from, to: from + phrase.length };
  const shown = phrase.replace(repeated, '').replace(linked, '$1 ');
  const plain = shown === phrase ? phrasePlain : plainOf(shown);
  if (!isStructured(asked.facts)) return { raw: { complement: [shown] }, ...place };
  const part = partOf(shown, plain);
  const isKnown = part !== null && asked.lists.complementTypes?.some(({ id }) => id === part.kind) !== false;
  if (part === null || !isKnown) return null;
  const value = part.value || toldBefore(part.kind, asked) || shown;
  return { raw: { complement_type: [part.kind], complement: [value] }, ...place };
}

/** What was told before the network asked for named parts: 'ap 301 bloco A', of which 'é apartamento' tells the kind. */
function toldBefore(kind: string, { facts }: Asked): string {
  const { text = '', parts = [] } = facts.answers.complement ?? {};
  if (parts.length > 0) return '';
  const own = partOf(text, plainOf(text));
  return own?.kind === kind ? own.value : text;
}

/** 'O aparelho na sala': where a device is to stand, or how far it has to reach. */
const ofDevice =
  /\b(?:aparelho|modem|roteador|ponto|wi-?fi|tv)(?: (?:fica\w*|vai|na|no|em|de))* $|\b(?:modem|roteador|wi-?fi|sinal) (?:\w+ ){0,2}?(?:pega|alcanca|chega|cobre)m?\b.*$/;

/** 'O prédio de número 900, 12º andar': where the first word tells nothing, the next one may. */
function named(text: Text, asked: Asked): Found | null {
  for (const from of complementsIn(text.plain)) {
    const found = namedFrom(from, text, asked);
    if (found !== null) return found;
  }
  return null;
}

function namedFrom(from: number, { shown, plain }: Text, asked: Asked): Found | null {
  if ([ofDevice, isQuarter, isDenied, ofBill].some((words) => words.test(plain.slice(0, from)))) return null;
  if (houseOfNumber.test(plain.slice(from))) return null;
  const [first = '', ...others] = partsFrom(plain, from);
  // Long numbers are a postcode or a phone.
  if (/\d{7}/.test(first)) return null;
  const bare = first.replace(linked, '$1 ').replace(padding, '');
  const isFollowed = others.length > 0 || isStructured(asked.facts);
  if (notAlone(isFollowed).some((words) => words.test(bare))) return null;
  const isSure = isOnlyComplement(bare);
  if (!/\d/.test(bare) && !anyClause.test(bare) && isWithinNote({ shown, plain }, from)) return null;
  if ((!isSure && ofSentence.test(bare)) || / mas /.test(bare)) return null;
  const apart = others.findIndex(
    (other) => !isOnlyComplement(other.trim()) || /^ ?(?:lote|quadra)$/.test(other),
  );
  const length = [first, ...(apart === -1 ? others : others.slice(0, apart))].join(',').length;
  const told = shown.slice(from, from + length).replace(padding, '');
  const phrase = told.replace(unfinished, '');
  const found = written(phrase, plain.slice(from, from + phrase.length), from, asked);
  const to = phrase === told ? from + length : from + phrase.length;
  return found && { ...found, to, ...(isSure ? {} : { doubtful: true }) };
}

/** 'A casa é número 215, fundos': of what is in front of its number, only what follows tells where. */
const houseOfNumber =
  /^(?:casa|residencia|imovel)(?: (?:e|eh|fica|tem|o|a|de|do|da|numero))* ?\uE000+ ?(?=[,;.-].*\b(?:fundos?|frente)\b|(?:casa |d[eo]s? |nos? )*fundos?\b)/;

/** 'A taxa de condomínio cai dia 15' is a bill. */
const ofBill =
  /\b(?:taxa|conta|cota|boleto|valor|mensalidade|pag\w+|debito|fatura)(?: (?:d[aeo]|o|a|meu|do meu))* $/;

/** 'Não tem lote, é casa 15'. */
const isDenied = /\bnao (?:tem|ha|existe|usa) (?:o |a |nenhuma? )?$/;

/** 'Apt 302 bl': which block is still to be told. */
const unfinished =
  /(?<=\d[a-z]?|(?:^| )(?:bloco|bl|torre|apto?|ap) [a-z])[ ,]+(?:e )?(?:o |a )?(?:bloco|bl|torre|apartamento|apto|apt|ap|sala|conjunto|conj|cj|lote|quadra)\.?$/i;

/** 'Bairro Casa Branca'. */
const isQuarter = /\bbairro:? (?:(?:d?[ao]|e|eh) )?$/;

/** What is meant in a note as well. */
const anyClause = /^(?:perto|proximo|esquina|ao lado|em frente|em cima|em ?baixo|defronte|lote|quadra)\b/;

/** 'Tem uma escada até chegar em casa', and not 'é casa dos fundos'. */
function isWithinNote(text: Text, from: number): boolean {
  const plain = withVerb(text);
  const before = plain.slice(0, from).split(clauseEnd).at(-1) ?? '';
  const [rest = ''] = plain.slice(from).split(clauseEnd, 1);
  return (
    isNote(before + rest) && !/(?:é|eh|e|fica|moro|so)(?: (?:em|uma?|so|n[ao]s?|[ao]s?))* $|^ ?$/.test(before)
  );
}
const clauseEnd = /[,;\n\uE000]|[.!?] /;

/** 'Apartamento de 45 m2', 'casa com três quartos'. */
const ofSize =
  /^[a-z]+(?: [a-z]+)? (?:de|com|tem) [a-z\d]+ ?(?:m[2²]?|mts?|metros?|quartos?|comodos?)(?![a-z\d])/;

/** 'O prédio de número 900': a building without a name tells nothing. */
const buildingAlone = /^(?:predio|edificio|condominio)(?: d[aeo]s?)?$/;

/** Which one is still to be told. */
const flatAlone = /^(?:apartamento|apto?|apt)$/;

/** What by itself is no complement. */
const notAlone = (isFollowed: boolean): readonly RegExp[] =>
  isFollowed ? [asksOrTells, buildingAlone, ofSize] : [asksOrTells, buildingAlone, ofSize, flatAlone];

/** Words about a person, not a place. */
const ofSentence =
  /^(?:ap|casa|apartamento|predio) em |\b(?:ou|tu|qual|eu|nao|sei|lembro|que|quero|errad[oa]|errei|pus|era|voces?|vcs?)\b/;

/** 'O condomínio precisa autorizar o cabo?' says something of the building, and not where in it. */
const asksOrTells =
  /\b(?:precisa\w*|autoriz\w+|aceita|permite|libera|exige|cobra|deixa entrar|proib\w+|veta) |^(?:condominio|cond|predio|edificio|portaria)(?: daqui| aqui)? (?:so|nao|cai|venc\w+|vem|sobe|custa|todo dia|pede|quer|faz|abre|fecha|funciona|deixa|tem (?:regra|horario))(?![a-z])/;

/** Fillers at its end. */
const padding =
  /(?:[\s.,;!)]|(?<=[\d,]) n[º°]?| (?:e|ali|sim|mesmo|msm|so|apenas|por favor|pf|obrigad[oa]|ok))+$/i;

/** A short reply to its own question is the complement, unless it has the words of a sentence. */
function alone(text: Text, asked: Asked): Found | null {
  const [only, another] = segmentsOf(text);
  if (
    only === undefined ||
    another !== undefined ||
    !/^[\p{L}\d]{1,6}(?: [\p{L}\d]{1,3})?$/u.test(only.plain)
  )
    return null;
  return /\d/.test(only.plain) ? written(only.shown, only.plain, only.from, asked) : null;
}

/**
 * Beside a house number, the name or a part of a building needs no number of its own; 'casa' and 'prédio' alone say
 * nothing.
 */
const part =
  /\b(?:edificio|condominio|residencial) (?!(?:fica|que|e|eh|tem|nao)\b)[a-z]{3,}|\bfundos?\b|\bfds\b|\bterreo\b|\bfrente\b|\baltos\b|\bem (?:cima|baixo) d|\bembaixo d|\b(?:bloco|bl|torre|casa|apto|ap|apartamento|conjunto|conj|cj|loja|lj|sala|sl|box|galpao) [a-z]\b|\b(?:quadra|qd|lote|lt)[ .]{1,2}(?:[a-df-mo-z]\b|[en],? (?:quadra|qd|lote|lt)\b[ .]{1,2}[a-z\d])/;

const property =
  /(?<=(?:^|[,;\n\uE000]) ?(?:(?:e|eh|moro|fica|n[ao]|d[ao]|aqui) )*)(?:sitio|chacara|fazenda|haras|rancho|granja|estancia)(?: [^,;\n\uE000 ]+){1,5}?(?=\s*(?:$|[,;\n\uE000]))/;
const rural = /\b(?:estrada|rodovia|vicinal|km|zona rural|area rural|roca|(?:br|mg|sp|rs|pe)[ -]?\d{3})\b/;

/** 'Estrada Velha, Fazenda Santa Cruz': on the land a property is no neighbourhood. In a town one may be called so. */
function ruralIn({ shown, plain }: Text, asked: Asked): Found | null {
  const match = rural.test(plain) && !/\bbairro\b/.test(plain) ? property.exec(plain) : null;
  if (match === null) return null;
  const to = match.index + match[0].length;
  const found = written(shown.slice(match.index, to), match[0], match.index, asked);
  return found && { ...found, doubtful: true };
}

const phraseOf = ({ raw }: Found): string => raw.complement?.[0] ?? '';

/** 'Edifício Aurora, 455, apto 31': what the building is called, and behind its number where in it. */
function namedApart(text: Text, asked: Asked): Found | null {
  const first = named(text, asked);
  if (first === null || /\d/.test(phraseOf(first))) return first;
  const second = named(within(text, first.to, text.plain.length), asked);
  const isAtHome = phraseOf(first) === 'casa' && /\bem $/.test(text.plain.slice(0, first.from));
  const isNext =
    !isAtHome &&
    second !== null &&
    /^[\s,;.\uE000]*$/.test(text.plain.slice(first.to, first.to + second.from));
  if (second === null || !/\d/.test(phraseOf(second))) return first;
  const to = first.to + second.to;
  // 'Quero internet em casa, o CEP é … ap 42', 'vou pra um apartamento menor, é na rua … ap 302'.
  const isSpokenOf = isAtHome || !asked.steps.some(({ fields }) => fields.includes('complement'));
  if (!isNext) return isSpokenOf ? { ...second, from: first.to + second.from, to } : first;
  if (isStructured(asked.facts)) return { ...second, from: first.to + second.from, to };
  return {
    raw: { complement: [`${phraseOf(first)}, ${phraseOf(second)}`] },
    from: first.from,
    to,
    doubtful: true,
  };
}

const inBuilding = /^(?:apto?|apt|ap|apartamento|apartment|bloco|bl|torre|sala|loja)\b/;
const placeBehind = /^ [a-z' ]{3,40}$/;

/** 'Ap 603 Tijuca', 'um apartamento menor, ap 302', beside the address: the part of a building that has a number, and no more. */
function partWithNumber({ from, to }: Found, { shown, plain }: Text, asked: Asked): Found | null {
  for (const at of complementsIn(plain.slice(from, to)).map((place) => from + place)) {
    const said = plain.slice(at, to);
    const pieces = inBuilding.test(said) ? piecesAt(said) : null;
    const behind = pieces === null ? '' : said.slice(pieces.length);
    if (pieces !== null && (behind === '' || placeBehind.test(behind)))
      return written(shown.slice(at, at + pieces.length), pieces, at, asked);
  }
  return null;
}

export const recogniseComplement: Recogniser = {
  kind: 'words',
  asked: (text, asked) => {
    if (without.test(text.plain)) return none(whole(text));
    return absentIn(text) ?? named(text, asked) ?? alone(text, asked);
  },
  anywhere: (text, asked) => {
    const isOfStreet = asked.steps.some(({ fields }) => fields.includes('address'));
    const isOfAddress = asked.steps.some(({ fields }) => fields.includes('complement'));
    const found =
      (isOfAddress ? absentIn(text) : null) ??
      namedApart(text, asked) ??
      (isOfStreet ? ruralIn(text, asked) : null);
    if (found === null || found.raw.no_complement) return found;
    // 'Aqui em casa são 5 pessoas' tells nothing of a building.
    if (found.doubtful && !isOfAddress) return partWithNumber(found, text, asked);
    const said = text.plain.slice(found.from, found.to);
    // 'Em dúvida entre o de 500 e o de 1 giga'.
    if (!isOfAddress && said.startsWith('entre ')) return null;
    // 'Faltou um 9 na frente: 99968-2314' is a phone.
    if (/\d{5}|\d{4}[ .-]\d{4}/.test(said)) return null;
    const isBesideHouse = isOfAddress || text.plain.includes(cutMark);
    return isOfStreet || /\d/.test(said) || (isBesideHouse && part.test(said)) ? found : null;
  },
};
