import { isFiller } from '../left-over.ts';
import { months } from '../text/months.ts';
import { wordsOf } from '../text/text.ts';
import { yesOrNo } from '../yes-no/yes-no.ts';
import { byHand, cheaper, described, moneyTaken, wayOfPrice } from './described-way.ts';
import { type Found, type Recogniser, whole } from './recogniser.ts';
import { withoutPastBills } from './without-past-bills.ts';

const ways = new Map<string, boolean>([
  ...[
    'debito',
    'automatico',
    'automatica',
    'debitar',
    'debita',
    'desconta',
    'descontar',
    'desconte',
    'desconto',
    'debitando',
    'descontando',
    'debitado',
    'descontado',
  ].map((word) => [word, true] as const),
  ...['boleto', 'boleta', 'bolet', 'pix', 'carne', 'barras', 'fatura', 'manual', 'loterica', 'papel'].map(
    (word) => [word, false] as const,
  ),
]);
const denials = new Set(
  'nao naum num n ñ sem nem nunca jamais ninguem livre credo longe fora odeio detesto evito nada tira tire tirar cancela cancele cancelar desativa desative desativar remove remover parar esquece esquecer esqueca desisto desisti'.split(
    ' ',
  ),
);

/** A fear of one way of paying chooses none. */
const fears = new Set('medo receio pavor desconfio fujo temo'.split(' '));

/** 'Boletinho', 'debitão', 'papelzinho'. */
const plainWords = (word: string): string[] => [
  word,
  word.replace(/(?:z?inh|ã|a)o$/, 'o'),
  word.replace(/zinh[oa]$/, ''),
];
const wayOf = (word: string): boolean | undefined =>
  plainWords(word)
    .map((one) => ways.get(one))
    .find((way) => way !== undefined);

/** 'Débito automático' is one way in two words. */
const startOf = (words: readonly string[], place: number): number =>
  ways.has(words[place - 1] ?? '') ? startOf(words, place - 1) : place;

/** 'Não confio nesse negócio de descontar sozinho': distrust reaches further than a mere 'não'. */
const distrusted =
  /\bnao (?:confio|acredito|gosto|curto|aceito)\b(?: (?!(?:manda|mande|bota|coloca|poe|quero|prefiro|deixa|melhor|pode|ja)\b)[a-z]+){0,6}$/;

const isDenied = (words: readonly string[], place: number): boolean =>
  distrusted.test(words.slice(0, startOf(words, place)).join(' ')) ||
  words
    .slice(Math.max(startOf(words, place) - 4, 0), place)
    .some((word) => denials.has(word) || fears.has(word)) ||
  deniedBehind.test(words.slice(place + 1, place + 5).join(' '));

/** 'Débito em conta nem pensar', 'deixa o débito pra lá'. */
const deniedBehind =
  /^(?:(?:automatico|em conta) )?(?:eu )?(?:nao|nem pensar|nem a pau|nunca|jamais|de jeito nenhum|deus me livre|credo|(?:to|tou|estou) fora|pra la|de lado)\b/;

/** 'Débito, não', 'débito? Deus me livre'. */
const denialAlone =
  /^(?:eu )?(?:nao(?: (?:quero|tenho interesse|gosto|curto|uso|confio|aceito))?(?: (?:de jeito nenhum|mesmo|nao))?|nem pensar|nem a pau|nunca|jamais|de jeito nenhum|deus me livre)$/;

/** 'Desisti, manda o boleto' gives up what was begun, and not the bill. */
const gaveUp = /\b(?:desisti|desisto|esquece|esqueca)\b(?! (?:d[eoa]s?|diss[oa]|[oa]|ess[ae]|isso)\b)/g;

/** Another company's bill: 'tá no boleto da água'. */
const ofOthers =
  /\b(?:boleto|conta|fatura|carne) d[aeo]s? (?:agua|luz|energia|gas|telefone|condominio|iptu|aluguel|escola|faculdade|cartao)\b/g;

/** 'Se tiver desconto bota, se não tiver deixa boleto': the discount exists, so the second condition never holds. */
const otherwise =
  /(\bse (?:tiver|tem|houver|der|for|ganh\w+)\b.*?)[,.;]? (?:e |mas )?se (?:nao|n) (?:tiver|tem|houver|der|for|ganh\w+)\b.*$/;

/** 'Se não tem, vai boleto' denies no bill. */
const unless = /\b(?:se|caso) (?:nao|n) (?:tem|tiver|da|der|pode|puder|aceita\w*|rola\w*|for)\b,?/g;

/** A denial ends with its clause: 'boleto, não confio que mexam na conta'. */
const bounds =
  /[,.;:!?]+(?= |$)| (?:e|mas|porque|pq|por que|pois) (?=[a-z])|(?<=\b(?:debito|boleto)(?: automatico)? nao) (?=(?:debito|boleto|quero|prefiro)\b)|(?<=\bnao quer(?:o|ia|em)?) (?=(?:quer(?:o|ia|em)?|prefer\w+|prefir[oa])\b)/;

/** A question about the way of paying: 'Esse desconto é permanente?'. */
const discountAsked =
  /\bdescontos?\b(?:(?=.*(?:\?|\bquant[oa]s?\b|\bqual\b|\bacaba\b|\bdura\b))|(?<=\b(?:quanto|qual)\b.*))/g;

/** 'Caso eu opte pelo débito e cancele depois, …' supposes a choice, and makes none. */
const supposed =
  /\b(?:caso|se) (?:eu|a gente) (?:opt|escolh|for\b|fizer|coloc|fic|pag|entr|deix|bot|ativ|autoriz|puser|pus\b|por\b)[a-z]*[^,.;?\n]*/g;

type Part = readonly string[];

const partsOf = (plain: string): readonly Part[] =>
  plain
    .replace(discountAsked, ' ')
    .replace(ofOthers, ' ')
    .replace(supposed, ' ')
    .replace(unless, ', ')
    .replace(gaveUp, ' ')
    .replace(/\bcodigo de barra\b/g, 'barras')
    .split(bounds)
    .map(wordsOf)
    .filter(({ length }) => length > 0);

/** 'Já me cobraram errado no débito, prefiro boleto': the way that is preferred, whatever else is named in front of it. */
function namedWay(plain: string): boolean | null {
  const preferred = plain.lastIndexOf('prefiro');
  return (preferred > 0 ? wayAmong(partsOf(plain.slice(preferred))) : null) ?? wayAmong(partsOf(plain));
}

/** Each way that is named, and whether it is turned down. */
const waysNamed = (parts: readonly Part[]): { way: boolean; isTurnedDown: boolean }[] =>
  parts.flatMap((words, at) =>
    words.flatMap((word, place) => {
      const way = wayOf(word);
      if (way === undefined) return [];
      const isLast = /^(?:automatico|em conta)?$/.test(words.slice(place + 1).join(' '));
      const next = isLast ? (parts[at + 1]?.join(' ') ?? '') : '';
      return [{ way, isTurnedDown: isDenied(words, place) || denialAlone.test(next) }];
    }),
  );

/** The way of paying that is named and not turned down: 'boleto', 'sem débito', 'não quero boleto, quero débito'. */
function wayAmong(parts: readonly Part[]): boolean | null {
  const named = waysNamed(parts);
  const wanted = new Set(named.filter(({ isTurnedDown }) => !isTurnedDown).map(({ way }) => way));
  const refused = new Set(named.filter(({ isTurnedDown }) => isTurnedDown).map(({ way }) => !way));
  const [only, another] = wanted.size > 0 ? wanted : refused;
  return only === undefined || another !== undefined ? null : only;
}

/** The text with descriptions replaced by the name of the way. */
function byName(said: string): string {
  const plain = said.replace(otherwise, '$1');
  return namedWay(plain) === null
    ? described.reduce((text, [pattern, way]) => text.replace(pattern, way), plain)
    : plain;
}

/** Among other words a way may be named to be turned down: the visitor is asked. */
const isAlone = (words: readonly string[]): boolean =>
  words.every((word) => ways.has(word) || denials.has(word) || isFiller(word) || word.length < 2);

/** 'Vá lá, pode botar': says yes to what is offered, and names nothing. */
const activating = new Set('bota botar bote coloca colocar coloque cadastra cadastrar cadastre'.split(' '));

/** 'Não quero boleto mesmo' refuses the one way, and has not yet agreed to the other. */
const refusesBill = (plain: string): boolean => {
  const named = waysNamed(partsOf(byName(plain)));
  return named.length > 0 && named.every(({ way, isTurnedDown }) => isTurnedDown && !way);
};

function found(choice: boolean | null, plain: string): Found | null {
  if (choice === null) return null;
  const isUnsure = yesOrNo(plain) === null && !isAlone(wordsOf(plain));
  const doubtful = isUnsure || (choice && refusesBill(plain));
  return {
    raw: { direct_debit: [String(choice)] },
    ...whole({ plain, shown: plain }),
    ...(doubtful && { doubtful }),
  };
}

function agreedTo(plain: string): Found | null {
  const choice = yesOrNo(plain, activating);
  return choice === null
    ? null
    : { raw: { direct_debit: [String(choice)] }, ...whole({ plain, shown: plain }), doubtful: true };
}

/** The visitor has no card at hand, and does not ask to pay with one: 'Não tô com o cartão aqui'. */
const withoutCard = /\b(?:nao (?:to|tou|estou|tenho)|sem)(?: com)?(?: [oa]| meu)* cartao\b/;

/** Cards are not accepted: a wish for one does not choose between the two ways. */
const other = /cartao|credito|dinheiro/;

/** 'Não, boleto' turns the question down, and not the bill. */
const aside = /^(?:n(?:ao)?|deus me livre|nem pensar|credo|nunca|jamais) ?[,.;!]/;

const wayOfPaying =
  /debito (?:automatico|em conta|n[oa](?= ))|\b(?:no|em|por|pelo|pra|pro|com|via|quero|prefiro|melhor|sem|autorizo|aceito|tira o|pago?|paga|mand[ae]|bota|coloca|poe|ponha|deixa|escolho|pode ser) (?:mais )?(?:o |um |ser |no |por )?(?:debito|boleto|carne|pix)\b|boleto por e-?mail|(?<=^|[,;\n\uE000] ?)(?:e )?(?:debito|boleto|pix)(?=(?: (?:mesmo|msm|so|sim|ok|ta bom|por favor|pf|pfv))?[ .!]*(?:$|[,;\n\uE000])| dia \d)|\b(?:debito|boleto|pix)(?= ?\uE000)/;

const ofPlan = /\b(?:planos?|pacotes?|internet|megas?|gigas?)\b/;

/** 'O mais barato dos dois': the visitor is asked. */
const byPrice = (plain: string): Found | null =>
  cheaper.test(plain) && !ofPlan.test(plain) && namedWay(plain.replace('desconto', '')) === null
    ? { raw: { direct_debit: ['true'] }, ...whole({ plain, shown: plain }), doubtful: true }
    : null;

/** 'Minha fatura de maio' tells of a bill, and chooses none. */
const ofBill = new RegExp(
  String.raw`\b(?:minha|a|meu|o) (?:ultim[oa] )?(?:fatura|conta|boleto) (?:vem|ta|esta|nao(?= [a-z])|foi|de (?:${months.join('|')}))\b`,
);

/** 'Tem carnê?' */
const asksIfThere = /^(?:(?:e|mas|ai|voces?|vcs?) )*(?:tem|aceitam?|existe|rola) [^,;.?]*\?\W*$/;

function named(plain: string): boolean | null {
  const meant = byName(plain.replace(aside, ''));
  return other.test(meant.replace(withoutCard, '').replace(moneyTaken, '')) ? null : namedWay(meant);
}

const vocabulary =
  'debito automatico automatica boleto debitar debita descontar desconta desconto certeza pensar loterica fatura prefiro nunca jamais codigo barras'.split(
    ' ',
  );

/** '…, na conta eu não deixo': the other way, turned down beside the one that is chosen. */
const otherDenied =
  /^[,;. ]*(?:(?:e|mas|que|pq|porque|pois|no|na|em|o|a|da|do|minha|meu|esse|debito|automatico|conta|banco|descontar|debitar) )*(?:debito|conta|banco|automatico|descontar|debitar) (?:eu )?nao (?:deixo|libero|autorizo|ponho|coloco|boto|faco|uso|curto|gosto|confio|aceito|quero|deixaria|vou deixar|mexe\w*)(?: (?:de jeito nenhum|mesmo|nao|mais))?(?=[,;.! ]*$|[,;.] )/;

export const recogniseDirectDebit: Recogniser = {
  kind: 'choice',
  vocabulary: () => vocabulary,
  withoutPast: withoutPastBills,
  concerns: ({ plain }) => otherDenied.test(plain),
  asked: ({ plain }, asked) =>
    ofBill.test(plain) || asksIfThere.test(plain)
      ? null
      : (byPrice(plain) ??
        found(
          yesOrNo(plain) ?? (byHand.test(plain) ? false : (named(plain) ?? wayOfPrice(plain, asked))),
          plain,
        ) ??
        agreedTo(plain)),
  anywhere: ({ plain }) => {
    // 'Quanto pago no boleto?' chooses nothing.
    const match = /^(?:e |mas )*(?:quanto|qual|quando|onde|quantos) .*\?/.test(plain)
      ? null
      : wayOfPaying.exec(plain);
    // 'Cartão de débito' and a question about a bill choose nothing.
    const isOther = other.test(plain.replace(withoutCard, ''));
    const choice = match === null || isOther ? null : namedWay(plain);
    if (match === null || choice === null) return null;
    const to = match.index + match[0].length;
    const [denied = ''] =
      otherDenied.exec(plain.slice(to).replace(/^ (?:mesmo|msm)/, (word) => ' '.repeat(word.length))) ?? [];
    return { raw: { direct_debit: [String(choice)] }, from: match.index, to: to + denied.length };
  },
};
