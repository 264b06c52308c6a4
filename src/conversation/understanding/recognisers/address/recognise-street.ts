import { largeCities } from '../../../../brazil/large-cities.ts';
import { states } from '../../../../brazil/states.ts';
import type { Asked } from '../../reading.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { decider } from '../../text/people.ts';
import { cut, plainOf, type Segment, segmentsOf, skipWords, type Text, wordsOf } from '../../text/text.ts';
import { yesOrNoWords } from '../../yes-no/yes-no.ts';
import { notNames } from '../names/name-words.ts';
import type { Found, Recogniser } from '../recogniser.ts';
import { isOnlyComplement, quarterWord, tellsKindOfHouse } from './complement-words.ts';

const kind =
  /(?<![\p{L}\d])(?:rua|r\.|avenida|av\.?|travessa|trav\.?|tv\.|alameda|al\.|praca|pca\.?|rodovia|rod\.?|estrada|estr\.?|viela|largo|ladeira|servidao|beco|via|passagem|caminho|acesso|conj(?:unto|\.)? (?:habitacional|residencial))(?![\p{L}])/u;
/** Kinds of place that name a street only if no other kind does: in 'Vila Nova, rua Amazonas' the street is the second. */
const rarer = /(?<![\p{L}\d])vila(?![\p{L}])/u;
const zone = 'jardim|jd|parque|pq|conjunto|conj|setor|centro|residencial|loteamento|nucleo';
const ufs = states.map(({ uf }) => uf.toLowerCase()).join('|');
const towns = [...largeCities, ...states.map(({ name }) => name)].map(plainOf).join('|');
/** Ends the name of a street: punctuation, its neighbourhood, town, landmark, or another answer. */
const bounds = new RegExp(
  [
    '[,;()\\n\\uE000]| [–-] ',
    ' (?:so )?(?:dps|depois|assim) (?:q|que)(?!\\p{L})',
    ' mas(?!\\p{L})| (?:um|uma|e um|e uma) (?:sobrado|casa|casinha|predio|barracao|muro|portao)(?!\\p{L})',
    '(?: e)?(?: o| a| meu| minha)? (?:cep|telefone|celular|tel|zap|whats|e-?mail|cpf|plano|boleto|debito|vencimento|tecnico|instalacao)(?!\\p{L})',
    `(?: (?:que|e|o|a|meu|ali|aqui|la|fica|n[ao]|d[ao]))* ${quarterWord}(?!\\p{L})`,
    '(?: -)? (?:numero|n[º°.]|s ?/ ?n|sem numero)(?!\\p{L})',
    ' (?:n[ao]s?|(?:que )?fica|ali|aqui|la|pertinho|perto|proximo|ao lado|do lado|em frente|defronte|atras)(?!\\p{L})',
  ].join('|'),
  'u',
);
/** 'Rua Minas Gerais jardim das rosas', 'rua Goiás 55 centro': the name ends where only its words tell. */
const looseBound = new RegExp(
  `(?<= (?!d[aeo]s? )\\p{L}{3,}) (?:(?:${zone})(?!\\p{L})|loteamento |(?:lote|lt|quadra|qd|bloco|bl|apto?|ap|casa) (?=\\d)|(?<!km )\\d{2,5} (?!d[eo] )(?=\\p{L}))`,
  'u',
);
const lead = new Set(
  'moro na no a o e eh fica que ali aqui la minha rua endereco é em bairro do da'.split(' '),
);

/** The number is known already: the street is asked without it. */
const withoutNumber = (street: string, { facts }: Asked): string => {
  const { number } = facts.answers;
  return number !== undefined && street.endsWith(` ${number}`) && street.split(' ').length > 2
    ? street.slice(0, -number.length - 1)
    : street;
};

/** Between a street and what was taken out behind it; of 'rua Um' it is the name. */
const joiners = /(?<=\S \S+)(?: (?:n[ao]|d[ao]|que|e|o|fica|ali|aqui|uma?))*[\s.!-]*$/i;

/** 'A rua não tem nome' names none. */
const denied =
  /\b(?:nao|sem nome)\b|^\S+ (?:pq|porque|que|mas|pois|mudou|trocou|ficou|foi|tem|depois|atras|perto|ao lado|sem|onde|el[ea]s?|minha|meu|esqueci)\b/;

/** Where the street is, and not what it is called: 'rua do posto de saúde', 'rua do seu Zé da venda'. */
const reference =
  /^ (?:(?:d[aeo]|l[aá]|ali|aqui) )*(?:posto(?= *(?:$|[,;\n\uE000])| de (?:saude|gasolina))|atras|perto|proxim[oa]|ao lado|em frente|postinho|ubs|upa|tras|baixo|cima|caixa d.?agua|(?:seu|dona) [a-z]+ d[aeo] |meu |minha |mercad\w+ [a-z]|escola (?:municipal|estadual)|colegio (?:municipal|estadual)|campo de futebol|ponto de onibus|(?:(?:e|eh|ja|[ao]|ta|esta) )*(?:mesm[ao]|ess[ae]|est[ae]|cert[ao]|corret[ao]|normal|de sempre)(?: mesm[oa]| ai)?(?= *(?:$|[,;.\n\uE000]| d[oe]s[st]?[ea]? cep)))/;

const refersOnly = (plain: string): boolean => {
  const match = kind.exec(plain);
  return match !== null && reference.test(plain.slice(match.index + match[0].length));
};

/** 'Esqueci o nome da rua'. */
const forgotten = /\b(?:esqueci|desconheco|nao (?:sei|lembro|me lembro|recordo))\b[^,;.]*$/;

function named({ shown, plain }: Text, asked: Asked): Found | null {
  const match = kind.exec(plain) ?? rarer.exec(plain);
  if (match === null) return null;
  const end = plain.slice(match.index).search(bounds);
  const told = end === -1 ? plain.slice(match.index) : plain.slice(match.index, match.index + end);
  const loose = told.search(looseBound);
  const length = loose === -1 ? told.length : loose;
  const street = shown.slice(match.index, match.index + length).replace(joiners, '');
  const address = street.replace(/^(\S+) (?:é|eh|se chama|chama|chamada) (?=\S)/i, '$1 ');
  if (wordsOf(street).length < 2 || denied.test(plainOf(street))) return null;
  if (forgotten.test(plain.slice(0, match.index))) return null;
  if (refersOnly(plainOf(street))) return null;
  const known = withoutNumber(address, asked);
  // 'Rua Sete de Setembro 140', where the house is said to be another: the number may be of the house or of the street.
  const isNumbered = asked.facts.answers.number !== undefined && /\p{L}{2} \d+$/u.test(known);
  return {
    raw: { address: [known] },
    from: match.index,
    to: match.index + street.length,
    ...((loose !== -1 || (isNumbered && wordsOf(known).length > 2)) && { doubtful: true }),
  };
}

/** 'Moro na rua Augusta', 'bairro Floresta', 'Belo Horizonte - MG', 'minha mãe mora na vila Nova'. */
const placeOnly = new RegExp(
  `^(?:(?:eu|el[ea]|(?:minha|meu) ${decider}|que|moro|mora|resido|reside|fica|e|eh|aqui|n[ao]|em|[ao]|(?:minha|meu) (?:rua|endereco)|endereco|cidade|d[aeo])[ :]+)*(?:(?:rua|r\\.?|avenida|av\\.?|travessa|trav\\.?|tv\\.?|alameda|al\\.?|praca|pca\\.?|rodovia|rod\\.?|estrada|viela|largo|ladeira|bairro|vila|${zone}) [a-z\\d' .-]{2,40}|centro|(?:${towns})(?:[ /-]+(?:${ufs}))?)$`,
);
const ofSentence =
  /(?<![a-z])(?:nao|nem|tem|que|e [ao]|errad[oa]|mudou|pra|sem|chega|atende|vai|foi|era|minto|outr[oa]|antig[oa]|perto|quer\w*|meu nome)(?![a-z])/;

/** The postcode of a whole town. */
const ofTown = /[05]-?000$/;

/** Without what a postcode tells as well: its street, neighbourhood and town. That of a whole town tells no street. */
export const withoutPlace = (text: Text, postcode: string): Text =>
  segmentsOf(text)
    .filter(({ plain }) => placeOnly.test(plain.replace(/[ .!]+$/, '')) && !ofSentence.test(plain))
    .filter(({ plain }) => !ofTown.test(postcode) || !kind.test(plain))
    .reduce((rest, { from, plain }) => cut(rest, from, from + plain.length), text);

const isSentence = (plain: string): boolean => {
  const words = wordsOf(plain);
  return (
    words.length > 8 ||
    !/\p{L}{2}/u.test(plain) ||
    words.some((word) => notNames.has(word) && !placeWords.has(word))
  );
};

/** Words of places that occur in sentences as well. */
const placeWords = new Set(
  'rio branco preto verde vermelho azul grande doce claro nova bairro cidade sao sete segunda quinta a o as os nas ao la mae agua tarde noite todos'.split(
    ' ',
  ),
);

/** 'São João. ah e o número é …' */
const aside = /[.!?] (?:ah|ai|e|mas|so|obs)(?![a-z]).*$/i;

/** 'Depois que o síndico liberar'. */
const condition = /^(?:so )?(?:dps|depois|assim|ate) (?:q|que)(?![a-z])/;

/** 'Casa de esquina'. */
const atCorner = /^(?:d[ea] |na )?esquina\b/;

/** 'Ponto de referência: em frente à padaria', 'o portão é azul', 'avisa que …': what is told of the place, or to the technician. */
const note =
  /^(?:pontos? de )?referencias?\b|^(?:portao|muro|campainha|interfone|porteiro|porteira) (?:(?:e|eh|da|do|de|fica|ta|nao|tem|que|alto|baixo|cinza|azul|verde|preto|branco|marrom|amarel|vermelh)\w*)\b|^(?:marcar|agendar|continuar|seguir|confirmar|combinar)\b|^(?:avis|toc|toqu|cham|lig|lembr|deix|entreg|ped)(?:a|e|ar|am|em|r|ue|uem) (?:que|[oa]s?|n[oa]|pr[oa]|quando|antes|se|por|com|ele|ela)\b/;

function unnamed(field: string, segment: Segment | undefined): Found | null {
  if (segment === undefined) return null;
  const start = skipWords(segment.plain, lead);
  const shown = segment.shown
    .slice(start)
    .replace(aside, '')
    .replace(/[\s.!–-]+$/, '');
  const told = plainOf(shown);
  if (
    shown === '' ||
    isOnlyComplement(told) ||
    tellsKindOfHouse(told) ||
    atCorner.test(told) ||
    note.test(told) ||
    condition.test(told) ||
    isSentence(segment.plain.slice(start))
  )
    return null;
  const from = segment.from + start;
  return { raw: { [field]: [shown] }, from, to: from + shown.length };
}

/** Words that begin the name of a neighbourhood. */
const ofNeighborhood = new RegExp(`^(?:(?:no|na|e|eh|o|a|fica|moro) )*(?:${zone})\\b`);

/** Words that are no neighbourhood: a number, a part of a building, a landmark, a pronoun. */
const besideIt =
  /^(?:\d+|s ?\/ ?n\b.*|tipo|km \d.*|(?:bem |ali |la |aqui |logo )*(?:perto|pertinho|proximo|ao lado|do lado|em frente|na frente|defronte|atras)\b.*|(?:ali|aqui|la|logo|ai|pronto|fica|que|e|na|no|minto|perdao|desculpa|errei|alias|digo)[ .!]*)$/;
const isBesideIt = ({ plain }: Text): boolean =>
  besideIt.test(plain) || isOnlyComplement(plain) || tellsKindOfHouse(plain) || refersOnly(plain);

/** 'Rua Goiás 55 centro': the house number in front of it was told before. */
const numberInFront = /^\d{1,5} (?!d[eo] )(?=\p{L})/u;

const behindNumber = (segment: Segment): Segment => {
  const at = numberInFront.exec(segment.plain)?.[0].length ?? 0;
  return { from: segment.from + at, plain: segment.plain.slice(at), shown: segment.shown.slice(at) };
};

/** The text before the street. */
const bairro = new RegExp(
  `\\b${quarterWord}:?(?: (?:do|da|e|eh|é|o|a|se chama|chamado))* ([^,;\\n\uE000]{2,60}?)(?=[\\s.!]*(?:$|[,;\\n\uE000])| -| (?:mas|porem|so que) | (?:e|eh) (?:uma?|[oa]) | (?:na )?(?:rua|r\\.|avenida|av\\.?|travessa|alameda|estrada|rodovia)(?![a-z]))`,
);

/** 'Cidade Nova | em Marabá' */
const townBehind = /(?<=\S{3}) em \p{L}[\p{L}' ]{2,30}$/u;

function neighborhoodIn({ shown, plain }: Text): Found | null {
  const match = bairro.exec(plain);
  if (match?.[1] === undefined || /\b(?:mesmo|nao|nome|agora|me|esqueci|sei|lembro)\b|^certo$/.test(match[1]))
    return null;
  const to = match.index + match[0].length;
  const isHeard = match[0].startsWith('barro');
  const name = shown.slice(to - match[1].length, to).replace(townBehind, '');
  return {
    raw: { neighborhood: [name] },
    from: match.index,
    to,
    ...(isHeard && { doubtful: true }),
  };
}

const isQuarter = ({ plain }: Segment): boolean => ofNeighborhood.test(plain) || /^ ?vila\b/.test(plain);

/** 'Visconde do Rio Branco, Centro', 'Marechal Deodoro, Vila Nova': without a word for it, and yet the street. */
function inFrontOfQuarter(text: Text): Found | null {
  const [first, second] = segmentsOf(text).filter((segment) => !isBesideIt(segment));
  if (first === undefined || second === undefined || kind.test(text.plain)) return null;
  const street = isQuarter(second) && !isQuarter(first) ? unnamed('address', first) : null;
  return street && { ...street, doubtful: true };
}

/** 'Bairro Barreiro', told before the address is asked. */
const quarterTold =
  /(?:^|[,;.\n\uE000] ?)(?:(?:e|eh|o|no|meu|fica|moro|aqui) )*bairro:? (?!d[aeo]\b|n[aã]o\b)/;

export const recogniseStreet: Recogniser = {
  kind: 'name',
  asked: (text, asked) => {
    // A named neighbourhood is no street, even 'bairro Vila Nova'.
    const neighborhood = neighborhoodIn(text);
    const rest = neighborhood === null ? text : cut(text, neighborhood.from, neighborhood.to);
    const street = inFrontOfQuarter(rest) ?? named(rest, asked);
    if (street !== null) return street;
    const [first, another] = segmentsOf(rest);
    const plain =
      !refersOnly(rest.plain) &&
      another === undefined &&
      first !== undefined &&
      !ofNeighborhood.test(first.plain) &&
      wordsOf(first.plain).length > 1
        ? unnamed('address', first)
        : null;
    return plain === null ? null : { ...plain, doubtful: true };
  },
  anywhere: null,
};

export const recogniseNeighborhood: Recogniser = {
  kind: 'name',
  asked: (text) => {
    const [first] = segmentsOf(text)
      .map(behindNumber)
      .filter((segment) => !isBesideIt(segment));
    // 'Aham, isso', 'exatamente, é nesse endereço' agree.
    const agrees = first !== undefined && wordsOf(first.plain).every((word) => yesOrNoWords.has(word));
    return neighborhoodIn(text) ?? (agrees ? null : unnamed('neighborhood', first));
  },
  anywhere: (text) => {
    const found = quarterTold.test(text.plain) && !looksLikeQuestion(text) ? neighborhoodIn(text) : null;
    return found && { ...found, doubtful: true };
  },
};
