import { decider } from '../../text/people.ts';
import { cutMark, type Segment, segmentsOf, skipWords, type Text } from '../../text/text.ts';
import { digitByDigit, type Found, type Recogniser, span, whole } from '../recogniser.ts';
import { complementAt, complementIn, houseAlone } from './complement-words.ts';
import { amongWords, inDescription, numbered } from './number-in-sentence.ts';

const lead = new Set(
  'acho que so apenas o a e eh eu aqui meu minha no na fica moro predio condominio edificio numero num nro nr n nº é imovel seria so do da dela'.split(
    ' ',
  ),
);
const withoutNumber =
  /(?<![a-z\d])(?:s ?\/ ?n|s\.n\.?|sn|sem (?:o )?(?:numero|num|nr|n[º°o])|nao (?:tem|ha|possui|existe) (?:o )?numero|casa sem numero)(?![a-z\d]| d[aeo] (?:meu |minha )?(?:sala|ap\w*|bloco|torre|conj\w*|andar|cep|cpf|telefone|celular))[º°.]?/;
// Five digits and three are a postcode, and four and three one that lacks a digit.
const digits =
  /^(?:n[º°.o]{0,2} ?|#)?(?!\d{4,5}-\d{3}(?!\d))(\d{1,2}\.\d{3}(?!\d)|\d{1,6}(?: ?(?!q e|e [a-z]|(?<= )o(?![a-z])|(?<= )a (?!fundos|frente|altos|ap|bl)[a-z])[a-z](?![a-z\d]))?(?: ?[-/] ?(?:[a-z]|\d{1,4})(?![a-z\d]))?)(?![\d@]| ?[ºo°]? ?andar)/;
const labelled =
  /(?:(?<!(?:^|\b(?:e|eh|numero) (?:o )?)\d.*)(?:(?:com )?(?:o |a )?(?:entrada|acesso)|entra(?:-se|r)?|entro|entramos)(?: (?:e|eh|fica|so|eu|a gente))* (?:pel|n)o|(?<!\b(?:fim|final|finalzinho|comeco|inicio) (?:d[oe] )?(?:meu )?)\bnumero|(?<!phone )\bnumber(?= (?:is )?\d)(?: is)?|\bportao|(?<=\d.{1,20}|(?:^|[ ,.])o )\bpredio(?= eh? (?:o )?\d)|\bnum|\bnro|\bnr|\bn[º°.]|(?<![\p{L}\d])n(?= ?\d)(?! ?\d+ (?:msm|mesmo)\b)|nº|n°)(?: d[aoe] (?:meu |minha )?(?:casa|predio|imovel|portao|rua|edificio|condominio|fachada|frente|fora|porta|entrada|terreno|lote|placa))?(?: (?:mesmo|msm|nov[oa]|atual|cert[oa]|corret[oa]))?(?: eh?)?(?: o)?[º°.:, ]{0,3}(\d{1,2}\.\d{3}(?!\d)|\d{1,6}(?: ?[a-z](?= ?(?:$|[,;.\n])))?[a-z]?)(?![\p{L}\d@]|[./-]\d{2}| \(?\d{4,5}[- ]?\d{4}|(?<=9\d{4})[- ]\d{4})/u;
/** The number is that of the way in. */
const wayIn = /^(?:portao|(?:com )?(?:[ao] )?(?:entra|acesso|entro))/;
const places =
  /^(?:km|lote|lt|quadra|qd|chacara|sitio|fazenda|bloco|casa|conjunto|modulo|gleba)\b.{0,40}\d|^(?:lote|lt|quadra|qd)\.? [a-z],? (?:e )?(?:lote|lt|quadra|qd)\.? [a-z]\.?$/;
/** 'Conjunto F casa 22, é a casa rosa da esquina': how to know it. */
const looksLike =
  /(?<=\d[a-z]?),? (?:(?:que )?(?:e|eh) )?(?:(?:a|o|uma?|com|tem) )*(?:casa|portao|muro|sobrado|grade|fachada) (?!\d|[a-z]\b)[a-z ]+[.!]*$/;
/** A longer one names more than the place on the road: 'km 4 da estrada velha, sítio dos ipês'. */
const mostOfPlace = 24;
/** 'Quadra B lote A, 230': the number behind block and lot. */
const besideBlock = /^(?:quadra|qd)\b[^,]*\b(?:lote|lt)\b[^,]*, ?(?:n[º°.o]? ?)?\d{1,5}[a-z]?\.?$/;
/** 'Casa 2, fica na entrada do sítio': more is told than a number. */
const inSentence = /\b(?:eh|fica|que|mas|moro|tem|perto)\b/;
/** 'Estrada do capim km 12', 'rodovia SP 340, km 120': the place on the road is its number. */
const onRoad =
  /^(?:(?:e|eh|fica|moro|na|no|a|o) )*(?:estrada|estr|rodovia|rod|vicinal|br|sp|mg|rs|pr)\b[^,;]{0,40}?,? (km\.? ?\d{1,4}(?:[.,]\d{1,2})?)[.! ]*$/;
/** 'Casa 3 do 88': a part of a building, and the number of that. */
const withinNumber =
  /^(?:(?:(?:casa|bloco|conjunto|modulo|apartamento|apto?|ap|sala|loja|torre)(?: [a-z\d]{1,5}|\d[a-z\d]{0,4})|(?:casa |parte )?(?:dos?|de) (?:fundos?|frente|cima|baixo|tras)),? (?:e )?){1,3}((?:d[ao] (?:vila|condominio|predio|quintal),? [ao] (?:vila|condominio|predio|quintal) (?:e|eh|fica) (?=n?o ))?(?:d[oe]|n?[oa])(?: (?:predio|numero|n[º°.]?|terreno|quintal|portao|condominio))* (\d{1,5}[a-z]?))(?![a-z\d]|[./-]\d)/;
/** 'Bloco C ap 101' is a place inside a building, whose number is another. */
const insideBuilding =
  /^(?:bloco|conjunto|casa)\b.*\b(?:ap|apt|apto|apartamento|sala|andar)\b|^casa \d{1,4}[a-z]? (?:d[oe]|n[oa]) (?:meu )?(?:condominio|cond|residencial)\b/;
const street = new RegExp(
  `^(?:(?:eu|el[ea]|(?:minha|meu) ${decider}|que|moro|mora|resido|reside|fica|e|eh|aqui|n[ao]|pr[ao]|para|meu|minha|endereco|casa|o|a)[ :]+)*(?:rua|r|av|avenida|travessa|trav|tv|alameda|al|praca|pca|rodovia|rod|estrada|viela|largo)\\b(?:\\.? \\d{1,2} de)?[^\\d]{2,60}?[ ,nº°.]{1,4}(\\d{1,6}(?:[a-z](?![a-z\\d]))?)(?!\\d)`,
);
/** 'Ed. Aurora 455 ap 31': in front of where in it. */
const building =
  /^(?:(?:e|eh|n?o|n?a|moro) )*(?:edificio|edif|ed|predio|condominio|cond|residencial)\.? [^\d]{2,40}?[ ,nº°.]{1,4}(\d{1,6}(?:[a-z](?![a-z\d]))?)(?=[ ,]+(?:ap|apt|apto|apartamento|bloco|bl|torre|casa|sala)\b)/;
const ending =
  /^[\s.!,]*(?:por favor|pf|obrigad[oa]|ok|mesmo|msm|so|apenas|so isso|visse|viu|ne|ta|uai|tche|moc[oa]|d[oae]s?)?[\s.!]*$/;

/** 'É 1000 mas a entrada é pela rua de trás'. */
const otherClause = /^ (?:mas|porem|so que|porque|pq|pois|que|q) /;
/** '2073 é aquele prédio da livraria', '47 fica do lado da farmácia': what it looks like, or what is near it. */
const looks =
  /^,? (?:(?:e|eh|fica|tem|esta|ta) (?!d[ao] (?:minha|meu)|(?:[ao] )?(?:minha|meu|outr[oa]|vizinh[oa])\b)|aquel[ea] |[oa] (?:casa|predio|sobrado) |(?:bem|logo|ali|la) (?:em|na|no|depois|antes|atras|perto|ao|do|da)\b)(?!.*\d)/;

/** Text directly behind a number must be its complement; text after punctuation is read separately. */
function withRest({ shown, plain }: Text, from: number, end: number, to: number): Found | null {
  const rest = plain
    .slice(end, to)
    .replaceAll(cutMark, ' ')
    // The next sentence tells something else.
    .replace(/\. (?<=(?:^ *|\d|[a-z]{4})\. )(?=[a-z]+ [a-z]).*$/, '')
    .replace(/^[ ,]+(?:(?:n[oa]s?|e|com|o|a|meu|minha)(?: |$))+/, ' ');
  if (otherClause.test(rest)) return { ...numbered(shown.slice(from, end), from, end), doubtful: true };
  return ending.test(rest) || complementAt(rest) !== null
    ? numbered(shown.slice(from, end), from, end)
    : null;
}

function inSegment(segment: Segment, text: Text): Found | null {
  const start = skipWords(segment.plain, lead);
  const match = digits.exec(segment.plain.slice(start));
  // '-5' is no number of a house.
  if (match?.[1] === undefined || /[-–] ?$/.test(segment.plain.slice(0, start))) return null;
  const from = segment.from + start + match[0].length - match[1].length;
  const end = from + match[1].length;
  const found =
    withRest(text, from, end, segment.from + segment.plain.length) ??
    (looks.test(text.plain.slice(end, segment.from + segment.plain.length))
      ? { ...numbered(text.shown.slice(from, end), from, end), doubtful: true }
      : null);
  // Words before it, such as 'o prédio é o', are no complement.
  return found && { ...found, from: segment.from };
}

/** 'Apartamento, é o 72', 'o ap tá errado, é 72', 'lotes 3 e 4': a number that is of what is named in front of it. */
const numberInside =
  /\blotes? \d{1,4} e \d{1,4}(?!\d)|\b(?:apartamento|apto?|ap|kitnet|kitinete|quitinete|flat|bloco|sala|torre|loja)(?:,? (?:(?:que|ta|esta|tava|saiu|errad[oa]|certo|correto|e|eh|o|a|numero|n[º°.]),? )+|, )\d{1,5}(?!\d)/g;

/** 'É 302, 301 é o vizinho': the number of another house. */
const ofNeighbour =
  /(?:, ?|\be )(?:o |a )?\d{1,5}[a-z]? (?:e|eh|fica|seria) (?:[oa] |d[oa] |d[oa] meu |[oa] meu )?(?:vizinh\w+|outr[oa] casa)(?: d[aeo] \w+)?/g;

/** 'Sobrado 200': a kind of house, and no part of one. */
const kindOfHouse =
  /^(?:(?:e|eh|um|uma|o|a|meu) )*(?:sobrado|casarao|predio|edificio)[ ,]+(\d{1,5}[a-z]?)[.!]?$/;

/** 'É 300 e alguma coisa': a number that is not known yet. */
const roughly =
  /\b(?:mais ou menos|por volta d[eo]|na (?:casa|faixa) dos?|cerca de) (?:o |n[º°o]\.? )?\d{1,5}\b|(?<!\d)\d{1,5} e (?:pouc[oa]s?|alg(?:uma coisa|o)|uns? (?:quebrados?|pouc[oa]s?|negocio)|la vai|tant[oa]s?|uns|qualquer coisa)\b/;

/** Words of a visitor who is not sure: 'se não me engano é 2073'. */
const hedge =
  /^(?:(?:acho que|creio que|salvo engano|se (?:eu )?nao (?:me )?(?:engano|falha a memoria)|se (?:eu )?nao (?:estou|to) enganad[oa]|se a memoria nao (?:me )?falha|(?:pelo )?que (?:eu )?(?:me )?(?:lembro|lembre))[ ,.…]*)+/;
/** Behind a pause stands what was looked up: 'o número… deixa eu ver na conta… 854'. */
const lookedUp = /^[^\d\uE000?]{3,}(?:\.{2,}|…) *(?=[^.…?]*\d[^.…?]*(?:$|[.]))/;

/** '1374 acho, é o prédio do lado do metrô'. */
const hedgeBehind = /^(\d{1,5}[a-z]?),? (?:eu )?acho(?: que (?:e|eh|sim))?(?=[,.]|$)/;

function find(said: Text): Found | null {
  if (roughly.test(said.plain)) return null;
  const number = hedgeBehind.exec(said.plain)?.[1];
  if (number !== undefined) return { ...numbered(number.toUpperCase(), 0, number.length), doubtful: true };
  const unsure = lookedUp.exec(said.plain) ?? hedge.exec(said.plain);
  if (unsure === null) return findNumber(said);
  const to = unsure[0].length;
  const found = findNumber({ shown: said.shown.slice(to), plain: said.plain.slice(to) });
  const isFirst = found !== null && found.from === 0;
  return found && { ...found, from: isFirst ? 0 : found.from + to, to: found.to + to, doubtful: true };
}

function findNumber(said: Text): Found | null {
  const blank = (written: string) =>
    [...said.plain.matchAll(numberInside), ...said.plain.matchAll(ofNeighbour)].reduce(
      (all, { index, 0: words }) =>
        all.slice(0, index) + ';'.repeat(words.length) + all.slice(index + words.length),
      written,
    );
  const text = { shown: blank(said.shown), plain: blank(said.plain) };
  const none = withoutNumber.exec(text.plain) ?? /^(?:nao tem|nenhum)[.!]?$/.exec(text.plain);
  if (none !== null) return { raw: { no_number: ['on'] }, ...span(none) };
  const house = kindOfHouse.exec(text.plain);
  if (house?.[1] !== undefined)
    return { ...numbered(house[1].toUpperCase(), 0, text.plain.length), doubtful: true };
  const road = onRoad.exec(text.plain);
  if (road?.[1] !== undefined) {
    const from = text.plain.lastIndexOf(road[1]);
    const to = from + road[1].length;
    return { raw: { number: [text.shown.slice(from, to)] }, from, to, doubtful: true };
  }
  const outer = withinNumber.exec(text.plain);
  const [within = '', outside = ''] = outer?.slice(1) ?? [];
  if (outer !== null) {
    const from = outer.index + outer[0].length - within.length;
    return { ...numbered(outside.toUpperCase(), from, from + within.length), doubtful: true };
  }
  const isPlace =
    places.test(text.plain) &&
    !besideBlock.test(text.plain) &&
    !insideBuilding.test(text.plain) &&
    text.plain.length <= 64 &&
    !text.plain.includes(cutMark);
  if (isPlace && labelled.exec(text.plain) === null) {
    const look = looksLike.exec(text.plain)?.index ?? text.plain.length;
    if (look < text.plain.length)
      return { raw: { number: [text.shown.slice(0, look)] }, from: 0, to: look, doubtful: true };
    const isTold =
      inSentence.test(text.plain) || /(?:^|\s)é\s/i.test(text.shown) || text.plain.length > mostOfPlace;
    return { raw: { number: [text.shown] }, ...whole(text), ...(isTold && { doubtful: true }) };
  }
  const parts = segmentsOf(text);
  const [first = null] = parts.flatMap((part) => inSegment(part, text) ?? onStreet(part, text) ?? []);
  return byLabel(text) ?? first ?? inDescription(text) ?? amongWords(text);
}

/** 'Rua Goiás 230 em Contagem', '… 230 bairro Eldorado': where the street is. */
const inTown =
  /^,? (?:(?:aqui |la |fica )?(?:em (?!frente|cima|baixo|casa|obra)|n?a cidade de |n?o municipio de )|(?:no )?bairro )[a-z' -]{3,40}[.!]?$/;

/** A number behind the name of a street or building. */
function onStreet({ from, plain }: Segment, text: Text): Found | null {
  const match = street.exec(plain) ?? building.exec(plain);
  const number = match?.[1];
  if (match === null || number === undefined) return null;
  const end = match.index + match[0].length;
  if (complementIn(plain.slice(0, end - number.length)) !== null) return null;
  const [start, to] = [from + end - number.length, from + end];
  return inTown.test(plain.slice(end))
    ? numbered(text.shown.slice(start, to), start, to)
    : withRest(text, start, to, from + plain.length);
}

function byLabel(text: Text): Found | null {
  const match = labelled.exec(text.plain);
  const number = match?.[1];
  if (match === null || number === undefined) return null;
  const { from, to } = span(match);
  if (wayIn.test(text.plain.slice(from))) return numbered(number.toUpperCase(), from, to);
  return (
    withRest(text, to - number.length, to, text.plain.length) ?? numbered(number.toUpperCase(), from, to)
  );
}

/** '500, não, pera, 05001-100': what was begun and broken off in front of a postcode is no number of a house. */
const brokenOff =
  /^[^\uE000]*\b(?:nao,? (?:pera|espera|perai)|pera(?: ?ai)?|ops|errei|alias|quer dizer|corrigindo)\b[^\uE000]*(?=\uE000)/;

const goneOn = ({ plain, shown }: Text): Text => {
  const length = brokenOff.exec(plain)?.[0].length ?? 0;
  const blank = ' '.repeat(length);
  return { plain: blank + plain.slice(length), shown: blank + shown.slice(length) };
};

/** 'Rua Goiás, 215, centro', 'rua XV de Novembro 345 fundos': set apart from the name of the street. */
const besideStreet =
  /(?:^|(?<=[,;\uE000] ?)|\b(?=moro n))(?:(?:eu|el[ea]|que|moro|mora|fica|e|eh|aqui|n[ao]|meu|minha|endereco|o|a)[ :]+)*(?:rua|r\.?|av\.?|avenida|travessa|trav\.?|tv\.?|alameda|al\.?|praca|pca\.?|rodovia|rod\.?|estrada|viela|largo)(?: \d{1,2} de)? [^\d,;\uE000]{2,60}?(?:, ?(?:n[º°.o]? ?)?(\d{1,5}[a-z]?)(?= ?(?:$|[,.;]| bairro\b))|(?<!\bkm|\bprojetada) (\d{1,5}[a-z]?),? (?=(?:fundos|altos|casa|sobrado|terreo|ap|apto|apartamento|loja|sala|bloco|(?:n?[oa] )?(?:bairro|centro|jardim|jd|vila|vl|parque|pq|setor|residencial|loteamento))\b)|(?<!\bkm|\bprojetada) (\d{1,5}[a-z]?) (?=[a-z]{4,}(?: [a-z]+)?(?:$|[,;]| ?\uE000| (?:ap|apto|apartamento|casa|bloco|fundos|loja|sala)\b)))/;

function behindStreet({ plain }: Text): Found | null {
  const match = besideStreet.exec(plain);
  const number = match?.[1] ?? match?.[2] ?? match?.[3];
  if (match === null || number === undefined) return null;
  const from = match.index + match[0].lastIndexOf(number);
  return numbered(number.toUpperCase(), from, from + number.length);
}

/** 'W, a, g, n, e, r, depois o número 73, arroba …' */
const ofDictatedEmail = /\bnumero .*\barroba\b/;

export const recogniseHouseNumber: Recogniser = {
  kind: 'words',
  inGroups: digitByDigit,
  asked: find,
  // Behind a postcode, or while one waits for a yes, a number needs no label.
  anywhere: (said, asked) => {
    if (ofDictatedEmail.test(said.plain)) return null;
    const text = goneOn(said);
    const isBehindPostcode =
      asked.steps.some(({ id }) => id === 'cep') &&
      (text.plain.includes(cutMark) || asked.waiting?.some(({ field }) => field === 'cep') === true);
    const house = isBehindPostcode ? houseAlone.exec(text.plain) : null;
    const number = house?.[1];
    if (house !== null && number !== undefined) {
      const to = house[0].lastIndexOf(number) + number.length;
      return { ...numbered(number.toUpperCase(), to - number.length - 'casa '.length, to), doubtful: true };
    }
    const isBesideStreet = asked.steps.some(({ fields }) => fields.includes('address'));
    return (
      byLabel(text) ??
      (isBehindPostcode ? find(text) : null) ??
      (isBesideStreet || isBehindPostcode ? behindStreet(text) : null)
    );
  },
};
