import { knownQuarters, largeCities, townsWithArticle } from '../../../brazil/large-cities.ts';
import { states } from '../../../brazil/states.ts';
import { asksAboutTown } from '../knowledge/asks-about-town.ts';
import { type Town, townIn, uf } from '../recognisers/address/town-in.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { tellsPurposeAlone } from '../text/framing.ts';
import { cut, plainOf, saysOneOf, type Text, wordsOf } from '../text/text.ts';

export interface TownTold {
  town: Town;
  /** Whether the message asks for the coverage there. */
  isAsked: boolean;
  rest: Text;
}

const lives =
  '(?:(?:moro|moramos|resido|residimos|vivo|vivemos|mudei|mudamos|mudando|(?:vim|viemos|vou|estou|to) morar|morando)(?: (?:aqui|la|agora|ja|hoje))*(?: (?:pra|para))?)';
/** 'É em', 'estou em' stand before anything: only a town that is known, or with its state, counts behind them. */
const is = '(?:fica|ficamos|estou|estamos|to|tou|e|eh)(?: (?:aqui|la|agora|ja|hoje))*';
/** Neither a place nor a state of things is a town: 'estou em dúvida', 'é em prédio'. */
const noTown =
  '(?!(?:brasil|brazil|casas?|sobrados?|republicas?|horarios?|kitchenettes?|a|the|una?|el|la|apartamentos?|aptos?|ap|kitnets?|predios?|condominios?|sitios?|fazendas?|chacaras?|roca|ruas?|bairros?|areas?|zonas?|comunidades?|cidades?|cima|baixo|duvida|acordo|trabalho|servico|reuniao|viagem|ferias|aula|home|obras?|reforma|construcao|processo|mudanca|atraso|debito|dinheiro|breve|frente|media|geral|alto|outr[oa]s?|um|uma|meu|minha|nosso|nossa|que|qual|quant[oa]s?|todo|toda|algum|alguma|nome|mim|voces?|vcs?)\\b)';
const articled = [...townsWithArticle.keys()].join('|');
/** Begins something else than the name of the town. */
const goesOn =
  '(?:e|mas|ou|sou|quero|queria|preciso|gostaria|tem|tenho|tinha|ja|aqui|ai|la|voces|vcs?|ces?|a gente|da (?:pra|para)|dao|como|qual|quanto|sera|bairro|n[oa]|que|q|pq|porque|pra|para|perto|minha|meu|nao|num|so|estou|to|faz|ha|desde|agora|ontem|semana|mes|hoje|cheg\\w+|atend\\w+|pega\\w*|funciona|instala\\w*|com|por|for|cerca|d[aeo]s? (?:brasil|brazil|canada|portugal|argentina|estados unidos|usa|us|england|inglaterra|france|franca|germany|alemanha|italy|italia|spain|espanha|venezuela|bolivia|peru|chile|colombia|paraguai|uruguai|haiti|cuba|china|japao|angola))';
const town = `(?:(?:em|n[ao] cidade de|(?:n?o )?(?:centro|interior) d[eo]) ${noTown}[a-z][a-z' ]{2,39}?|no (?:${articled}))(?:[ ,/-]{1,3}(?:${uf})(?![a-z]))?`;
const end = `(?= *(?:$|[,.;!?\\n\\uE000])| ${goesOn}\\b)`;
const quarterFirst = "(?:,? ?n[oa] (?:bairro )?[a-z' ]{2,30}?,?)?";

const large = `(?:${largeCities.map(plainOf).join('|')})`;

const told: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])${is}${quarterFirst} (?<town>(?:em (?:${large}|${noTown}[a-z][a-z' ]{2,39}?[ ,/-]{1,3}(?:${uf})(?![a-z]))|no (?:${articled}))(?:[ ,/-]{1,3}(?:${uf})(?![a-z]))?)${end}`,
  ),
  // 'Não sei o CEP, é em Itacaré': nothing else is said.
  new RegExp(`(?:^|[,.;] ?)(?:aqui )?${is} (?<town>em ${noTown}[a-z][a-z' ]{2,30})[.! ]*$`),
  new RegExp(`(?<![a-z])${lives}${quarterFirst} (?<town>${town})${end}`),
  // 'Moro em Canasvieiras, em Florianópolis'.
  new RegExp(`(?<![a-z])${lives} em [a-z' ]{3,30}?,? (?:aqui )?(?<town>${town})${end}`),
  // 'Me mudei pra Uberaba', 'minha cidade é Barreiras'.
  new RegExp(
    `(?<![a-z])(?:(?:mudei|mudamos|mudo|mudando|vim|viemos) (?:agora )?(?:pra|para)|(?:minha|nossa) cidade (?:e|eh)(?! (?:longe|perto|pequen|grande|boa|nova|turistic|interior|muito|uma|um|bem|do|da)\\w*)) (?<town>${noTown}[a-z][a-z' ]{2,39}?)${end}`,
  ),
  // 'Sou de Sarzedo/MG', 'somos de Campinas'.
  new RegExp(
    `(?<![a-z])(?:sou|somos) (?:aqui )?(?<town>d[eo] (?:(?:${largeCities.map(plainOf).join('|')})|[a-z][a-z' ]{2,30}[ ,/-]{1,3}(?:${uf})(?![a-z])))${end}`,
  ),
];
const asked = new RegExp(`(?<![a-z])(?<town>${town})${end}`);

const preposition = /^(?:em|n[ao] cidade de|(?:n?o )?(?:centro|interior) d[eo]|d[eo]|no) /;

/** Somebody else's place, or one of two. */
const elsewhere =
  /\b(?:pra|para|n[oa]|d[oa]|em) (?:casa d|(?:minha|meu) (?:mae|pai|filh|av[oa]|sogr|irma|ti[ao]|namorad|empresa|loja))|\b(?:nao|num|nem) (?:moro|e|eh|fica|estou|to)\b|\bou\b/;

const stateNames: ReadonlySet<string> = new Set(states.map(({ name }) => plainOf(name)));
const cities: ReadonlySet<string> = new Set(largeCities.map(plainOf));

const isLarge = ({ city }: Town): boolean => cities.has(plainOf(city));

function townAt(text: Text, pattern: RegExp, from: number, to: number) {
  const match = pattern.exec(text.plain.slice(from, to));
  const phrase = match?.groups?.town;
  if (match === null || phrase === undefined) return null;
  const begin = from + match.index + match[0].lastIndexOf(phrase);
  const nameFrom = begin + (preposition.exec(phrase)?.[0].length ?? 0);
  const found = townIn(within(text, nameFrom, begin + phrase.length));
  // 'No interior de Sergipe'.
  const isState = found !== null && stateNames.has(plainOf(found.city)) && !cities.has(plainOf(found.city));
  return found === null || isState
    ? null
    : { town: found, from: from + match.index, to: begin + phrase.length };
}

const isAskedIn = (plain: string): boolean => asksAboutTown(wordsOf(plain).join(' '));

/** 'Vocês atendem em Itacaré': the clause that asks for the coverage of a town. */
function townAsked(text: Text) {
  for (const { from, to } of clausesOf(text)) {
    const clause = text.plain.slice(from, to);
    // 'Em Contagem ou só na capital?'
    if (!isAskedIn(clause) || /\bou\b/.test(clause)) continue;
    const found = townAt(text, asked, from, to);
    if (found !== null) return { town: found.town, from, to };
  }
  return null;
}

/** 'Tem internet por lá?' asks for the coverage of the town just told. */
const asksThere: readonly RegExp[] = [
  /^(?:(?:e|ai|ja|voces|vcs?|ces?) )*(?:tem (?:cobertura|fibra|internet|sinal|voces|vcs)|tem|atende\w*|cheg\w+|pega|funciona|da (?:pra|para) (?:instalar|colocar|ter))(?: (?:cobertura|fibra|internet|sinal|a|de|voces|vcs|por|aqui|ai|la|lado|regiao|nessa|nesta|no|meu|endereco|bairro))*$/,
];
/** 'E quero internet pro meu apartamento'. */
const wanted =
  /^(?:(?:e|eu|entao|ai) )*(?:quero|queria|gostaria de|preciso(?: de)?)(?: (?:ter|contratar|colocar|instalar|botar|por|uma?|a))* (?:internet|fibra|net|wi ?fi)(?: (?:pra|para|pro|n[oa]|em|la|aqui|minha|meu|nossa|casa|apartamento|apto|ap|loja))*$/;
const asksForIt = ({ plain }: Text): boolean => saysOneOf(asksThere, wordsOf(plain).join(' '));

const ofPlace =
  /^(?:(?:oi|ola|opa|bom|boa|dia|tarde|noite|moc[oa]|amig[oa]|eu|aqui|la|ai|por|favor|em|e|eh|obrigad[oa]|so|d[aeo]|n[ao])(?: |$))*(?:bairro [a-z' ]{3,25})?$|^antes de /;

/** Whether a clause beside a town adds nothing to it. */
export const addsNothingToTown = (clause: Text): boolean =>
  asksForIt(clause) ||
  tellsPurposeAlone(clause.plain) ||
  wanted.test(wordsOf(clause.plain).join(' ')) ||
  ofPlace.test(wordsOf(clause.plain).join(' '));

/** 'Em Graças, Recife': the large town behind is the town of what was named first. */
const largeBehind = new RegExp(
  `^(?:,| -)? *(?:n?o )?(?<town>(?:${largeCities.map(plainOf).join('|')})(?:[ ,/-]{1,3}(?:${uf})(?![a-z]))?)(?![a-z])`,
);

function largeTownBehind({ plain, shown }: Text, { town, to }: { town: Town; to: number }) {
  const match = isLarge(town) ? null : largeBehind.exec(plain.slice(to));
  const name = match?.groups?.town;
  if (match === null || name === undefined) return null;
  const end = to + match[0].length;
  const large = townIn({ plain: name, shown: shown.slice(end - name.length, end) });
  return large && { town: large, to: end };
}

/** 'Em Boa Viagem, Recife': a quarter that is known as one, in front of its town. */
const quarterInFront = new RegExp(
  `(?<=(?<![a-z])(?:em|n[ao]) )(?:${[...knownQuarters].join('|')})(?: [a-z]+)?(?:,| -)? (?:em )?(?=(?:${largeCities.map(plainOf).join('|')})(?![a-z]))`,
);

function withoutQuarterInFront({ plain, shown }: Text): Text {
  const match = quarterInFront.exec(plain);
  if (match === null) return { plain, shown };
  const [from, to] = [match.index, match.index + match[0].length];
  return { plain: plain.slice(0, from) + plain.slice(to), shown: shown.slice(0, from) + shown.slice(to) };
}

/** A town without a street, told or asked about: 'não sei o CEP, moro em Itacaré', 'vocês atendem em Itacaré?'. */
export function townTold(said: Text): TownTold | null {
  const text = withoutQuarterInFront(said);
  const found =
    told.map((pattern) => townAt(text, pattern, 0, text.plain.length)).find((one) => one !== null) ??
    townAsked(text);
  if (!found) return null;
  const other = townAt(cut(text, found.from, found.to), asked, 0, text.plain.length);
  // Of a town and a quarter of it, the town is known: 'em Florianópolis, em Ratones'.
  const isBeside = other !== null && /^[ ,]*$/.test(text.plain.slice(found.to, other.from));
  const isOne = isBeside && isLarge(found.town) !== isLarge(other.town);
  const behind = largeTownBehind(text, found);
  const { from, to } = { from: found.from, to: isOne ? other.to : (behind?.to ?? found.to) };
  const rest = cut(text, from, to);
  if (elsewhere.test(rest.plain) || (other !== null && !isOne)) return null;
  const city = isOne && isLarge(other.town) ? other.town : (behind?.town ?? found.town);
  const isAskedThere = clausesOf(rest).some(({ from, to }) => asksForIt(within(rest, from, to)));
  const isAsked = isAskedThere || isAskedIn(text.plain.slice(from, to));
  return { town: city, isAsked, rest };
}
