/** The most suggestions below a reply. */
const most = 4;

const start =
  /\b(?:inicio|comeco|comecinho|primeiros dias|mais cedo|primeir[oa](?! (?:quinzena|semana|pag|fatura|mes|cont|cobranca|boleto|parcela|mensalidade|depois|apos|(?:(?:que|q) (?:tiver|tem|vier|ha) )?(?:depois|apos))))\b/;
const end =
  /\b(?:fim|final|finalzinho|ultimos? dias?|^(?:o |a |no |na |pode ser o )?ultim[oa](?: (?:dia|opcao|data|dai|ai|deles|delas|da lista|(?:que|q) (?:tiver|tem|ha)(?: n[ao] lista)?))*$|\bo ultimo (?:dia )?(?:que|q) (?:tiver|tem|ha)|mais tarde|mais longe(?! d[eo] ))\b/;
const middle = /\b(?:meio|metade|meados?)\b/;
const any =
  /\b(?:tanto faz|qualquer (?:um|dia|data)|indiferente|(?:voces?|vcs?) (?:que )?(?:escolh|decid|sab|ach|prefer|quiser)\w*|escolh[ae] (?:voce|pra mim|por mim)|nao tenho preferencia|sei la)\b/;
const after = /\b(?:depois|apos|passado|a partir) (?:d[oe] |o )?(?:dia )?(\d{1,2})\b/;
const isFrom = /\ba partir\b/;
const before = /\b(?:antes|ate) (?:d[oe] |o )?(?:dia )?(\d{1,2})\b/;
const between = /\bentre (?:o )?(?:dia )?(\d{1,2}) e (?:o )?(?:dia )?(\d{1,2})\b/;
const about =
  /\b(?:perto|por volta|mais ou menos|cerca|proximo|la pel[oa]|uns?) (?:d[oe] |o )?(?:dia )?(\d{1,2})\b(?! dias?\b)/;
/** The visitor is paid on this day and can pay from then on. */
const payday = /\b(?:5|quinto|5o)[ºo°]? ?dia util\b|\bdia util\b/;
const latestPayday = 8;

/** 'Recebo dia 5', 'quando cai o salário, que é dia 7': what is paid on that day can be paid from then on. */
const paidOn =
  /\b(?:recebo|me pagam|(?:salario|aposentadoria|beneficio|inss|pensao)(?= (?:no )?dia \d)|(?:salario|aposentadoria|beneficio|inss|bolsa|pensao|auxilio|pagamento)(?: d[aeo] [a-z]+)? (?:cai|sai|entra|vem|e|eh)|(?:cai|sai|entra|vem|cair|sair|entrar|vier) (?:o |a )?(?:meu |minha )?(?:salario|aposentadoria|beneficio|pagamento))\b\D{0,24}?(?:\d{1,2} ou (?:no )?(?:dia )?)?(\d{1,2})(?!\d|[ºo°]? ?dia util| ou \d)/;

/** 'Recebo dia 5, pode ser logo depois'. */
const isLater = /\b(?:depois|seguinte|em seguida)\b/;
const isSoon =
  /\b(?:(?:logo|dia|primeiro)(?: (?:que|q) (?:tiver|tem|vier|ha))? (?:depois|em seguida)|seguinte)\b/;

/** 'Recebo dia 5, quero pagar dia 10'. */
const payingOn =
  /\b(?:pagar|pago|vencimento|vencer|vence|fatura|boleto|prefiro|quero|coloca|bota|poe|joga|marca|deixa)(?: [a-z]+){0,2} (?:dia|pr?o|no) (\d{1,2})(?!\d)/;
/** 'Qualquer um menos dia 1'. */
const exceptFor =
  /\b(?:menos|exceto|fora|tirando|nao|sem ser|longe d[eo]) (?:[ao]s? |no )?(?:dia )?(\d{1,2})(?!\d)/g;

/** 'Menos dia 1', 'o mais longe do dia 5': nothing else is said. */
const isOnlyExcept =
  /^(?:\w+ ){0,5}(?:menos|exceto|fora|tirando|sem ser|longe d[eo]) (?:[ao]s? |no )?(?:dia )?\d{1,2}[.!]?$/;

const partOfMonth =
  '(?:(?:pr)?[oa]s?|n[oa]s?|ser|pode|da|rola|quero|consigo|vai|serve|de|d[oa]s?|dia|tipo| )*';
/** 'Qualquer um menos o começo do mês'. */
const exceptPart = new RegExp(
  `\\b(?:menos|exceto|fora|tirando|nao|nem|sem ser|longe d[eo]) ${partOfMonth}\\b(?:(inicio|comec\\w+|primeiros dias)|(meio|metade)|(fim|final\\w*|ultimos dias))\\b`,
);
const everyExceptPart = new RegExp(exceptPart, 'g');
const third = 10;

/** Whether a day lies in the part of the month that is left out. */
const isInPart = (day: number, plain: string): boolean =>
  [...plain.matchAll(everyExceptPart)].some(([, first, middle, last]) => {
    if (first !== undefined) return day <= third;
    if (middle !== undefined) return day > third && day <= 2 * third;
    return last !== undefined && day > 2 * third;
  });

/** 'Na segunda quinzena'. */
const half = /\b(?:primeira|segunda|ultima|outra) quinzena\b/;
const isSecond = /\b(?:segunda|ultima|outra) quinzena\b/;
const fortnight = 15;

/** 'Dia 10 ou 15'. */
const several = (plain: string, offered: readonly number[]): number[] =>
  / ou |\d ?, ?\d| e (?:o |dia )*\d/.test(plain)
    ? offered.filter((day) => new RegExp(`(?<!\\d)${day}(?!\\d)`).test(plain))
    : [];

const spread = (days: readonly number[]): readonly number[] =>
  days.length <= most ? days : days.filter((_, place) => place % Math.ceil(days.length / most) === 0);

const nearest = (days: readonly number[], to: number): number[] =>
  days.toSorted((one, other) => Math.abs(one - to) - Math.abs(other - to)).slice(0, 1);

const numberIn = (pattern: RegExp, plain: string): number | null => {
  const said = pattern.exec(plain)?.[1];
  return said === undefined ? null : Number(said);
};

const daysOfNextMonth = 3;

/** The days from the payday on, or the day named beside it. */
function daysFromPay(paid: number, plain: string, offered: readonly number[]): readonly number[] {
  const told = numberIn(payingOn, plain);
  if (told !== null) return offered.filter((day) => day === told);
  const behind = offered.filter((day) => (isLater.test(plain) ? day > paid : day >= paid));
  // Paid at the end of a month one pays at the beginning of the next.
  const since = behind.length > 0 ? behind : offered.slice(0, daysOfNextMonth);
  return isSoon.test(plain) ? since.slice(0, 1) : spread(since);
}

/** The days in the part of the month that is named, or outside of it. */
function ofMonth(plain: string, offered: readonly number[]): readonly number[] | null {
  if (half.test(plain)) return spread(offered.filter((day) => day > fortnight === isSecond.test(plain)));
  if (payday.test(plain)) return spread(offered.filter((day) => day >= latestPayday));
  if (exceptPart.test(plain)) return spread(offered.filter((day) => !isInPart(day, plain)));
  if (end.test(plain)) return offered.slice(-1);
  if (middle.test(plain)) return nearest(offered, fortnight);
  return start.test(plain) ? offered.slice(0, 1) : null;
}

/** A bound that is denied is the other one: 'não pode ser antes do dia 8', 'depois do dia 20 não dá'. */
const deniedBounds: readonly (readonly [RegExp, string])[] = [
  [/\bnao (?:\w+ ){0,3}?antes d[oe] (?:dia )?(?=\d)/g, 'a partir do dia '],
  [/\bantes d[oe] (?:dia )?(\d{1,2}) (?:\w+ )?nao\b/g, 'a partir do dia $1'],
  [/\bnao (?:\w+ ){0,3}?(?:depois|apos) d[oe] (?:dia )?(?=\d)/g, 'ate o dia '],
  [/\b(?:depois|apos) d[oe] (?:dia )?(\d{1,2}) (?:\w+ )?nao\b/g, 'ate o dia $1'],
];

/** The days of the month that a wish leaves, which names none of them: 'no fim do mês', 'depois do dia 5'. */
export function daysWished(said: string, offered: readonly number[]): readonly number[] {
  const plain = deniedBounds.reduce((text, [pattern, meant]) => text.replace(pattern, meant), said);
  const paid = numberIn(paidOn, plain);
  if (paid !== null) return daysFromPay(paid, plain, offered);
  const range = between.exec(plain);
  if (range !== null) return offered.filter((day) => day >= Number(range[1]) && day <= Number(range[2]));
  const limit = numberIn(before, plain);
  if (limit !== null)
    return spread(offered.filter((day) => (/\bate\b/.test(plain) ? day <= limit : day < limit)));
  const from = numberIn(after, plain);
  if (from !== null) {
    const since = offered.filter((day) => (isFrom.test(plain) ? day >= from : day > from));
    return isSoon.test(plain) ? since.slice(0, 1) : spread(since);
  }
  const near = numberIn(about, plain);
  if (near !== null) return nearest(offered, near);
  const named = several(plain, offered);
  if (named.length > 1) return named;
  const inPart = ofMonth(plain, offered);
  if (inPart !== null) return inPart;
  const left = [...plain.matchAll(exceptFor)].map(([, day]) => Number(day));
  return any.test(plain) || isOnlyExcept.test(plain)
    ? spread(offered.filter((day) => !left.includes(day)))
    : [];
}
