import type { Asked } from '../reading.ts';
import { everyNumberWord } from '../spoken/number-words.ts';
import { inFull } from '../text/normalise.ts';
import { cutMark, type Text } from '../text/text.ts';
import { daysWished } from './days-wished.ts';
import { type Found, type Recogniser, span, whole } from './recogniser.ts';
import { billWords, withoutPastBills } from './without-past-bills.ts';

const named = /\bdias? (\d{1,2})(?![\d/])/;

/** The one day of the month that is named; 'dia 5 ou 10' names none. */
function dayIn(plain: string): number | null {
  const digits = plain.replace(/(\d)(?:º|°|o\b)/g, '$1');
  const days = new Set(digits.match(/(?<![\d.,/])\d{1,2}(?![\d/]|[.,]\d)/g)?.map(Number));
  const [only, another] = days;
  const ofMonth = only !== undefined && another === undefined ? only : Number(named.exec(digits)?.[1] ?? 0);
  return days.size > 1 && / ou | e /.test(digits) ? null : ofMonth || null;
}

function find(text: Text, { lists }: Asked): Found | null {
  const day = dayIn(text.plain);
  const match = named.exec(text.plain);
  const isOffered = day !== null && lists.dueDates?.includes(day) !== false;
  return isOffered
    ? { raw: { due_date: [String(day)] }, ...(match === null ? whole(text) : span(match)) }
    : null;
}

/** 'Recebo no quinto dia útil, prefiro o dia 10': chosen, whatever it is chosen for. */
const chosen =
  /(?<!\b(?:nao|nem|nunca|n) )\b(?:prefiro|quero|escolho|pode ser|bota|coloca|deixa|joga|fica|entao|vou de)(?: (?:n?[oa]|pr[oa]|para|com))*(?: dia)? (\d{1,2})(?:[.! ]*$| (?:pra|para|que|pq|porque|mesmo|msm)\b(?! (?:dia )?\d))/;

/** 'Quinto dia do mês'; 'quinto dia útil' is another. */
const fifth =
  /^(?:(?:n?[oa]|todo|pode ser|quero|prefiro|bota) )*quinto(?: dia)?(?: d[oe] (?:cada )?mes)?[.! ]*$/;

/** 'Dia 10, que eu recebo dia 7': behind it stands why. */
const chosenWhy =
  /^(?:(?:n?[oa]|pode ser|(?:pra|para) mim|melhor|seria|bom) )*dia (\d{1,2}),?(?: (?:mano|cara|moc[oa]|amig[oa]|gente|vei|por favor|pf|mesmo|msm|sim),?)? (?:que|q|porque|pq|pois)\b/;

function chosenIn({ plain }: Text, { lists }: Asked): Found | null {
  const match = chosen.exec(plain) ?? chosenWhy.exec(plain);
  const day = fifth.test(plain) ? 5 : Number(match?.[1] ?? 0);
  return day > 0 && lists.dueDates?.includes(day)
    ? { raw: { due_date: [String(day)] }, from: 0, to: plain.length }
    : null;
}

/** 'Antes do dia 10' is another day. */
const relative =
  /\b(?:antes|depois|apos|ate|partir|entre|menos|exceto|fora|tirando|sem ser|longe|nao|nem (?=quero|pode|dia)|nunca|volta|perto|util)\b|\b(?:recebo|salario|aposentadoria|beneficio|me pagam)\b\D{0,24}\d/;

/** A past due day is no wish: 'o boleto venceu dia 5', and 'depois do dia 5' is another day. */
const dayToPay = new RegExp(
  `(?:vencimento|vencer|vence|pagamento|pagar|pago|debito|pix|${billWords})(?![a-z]|[^,;]*\\b(?:venceu|vencid[oa]|atrasad[oa])\\b)(?:(?!\\b(?:antes|depois|apos|ate|partir|entre)\\b)[^\\uE000\\n,;]){0,24}?\\bdia (\\d{1,2})(?![\\d/])`,
);

/** 'O boleto tá vencendo dia 5, quero dia 10' */
const moved = new RegExp(
  `\\b(?:venc\\w+|${billWords})\\b[^.;\\n]{0,16}?\\bdia \\d{1,2}\\b[^.;\\n\\d]{0,24}?\\b(?:mud|troc|pass|bot|coloc|poe|quer|prefir|joga)\\w* (?:(?:ele|isso|n?[oa]|pr[oa]|para|que|fosse|seja) )*(?:dia )?(\\d{1,2})(?![\\d/]|[.,]\\d| ?(?:mega|giga|reais))`,
);

/** 'Vencimento 20', 'vence no 5'. */
const behindDue =
  /(?<!\b(?:nao|nem|n)\b[^,;.]*)\b(?:vencimento|venc|vence|vencendo)[.:,]?(?: (?:n?o|em|para|pra|pro|todo|de|dia))* (\d{1,2})(?!\d|[/.,]\d| ?(?:megas?|gigas?|reais|de [a-z]))/;
/** 'A data da conta é 20' */
const dayOfBill = new RegExp(
  `\\b(?:dia|data) d[oa] (?:minha |meu )?(?:${billWords})[.:,]?(?: (?:e|eh|pode ser|deixa|fica|n?o|em|para|pra|pro|muda|quero))*(?: dia)? (\\d{1,2})(?!\\d|[/.,]\\d)`,
);
const everyMonth =
  /\btodo dia (\d{1,2})(?![\d/])|\bdia (\d{1,2}) (?:pra|para) (?:pagar|vencer|[oa] (?:vencimento|fatura|boleto|conta))\b/;

/** The plan and the way to pay that are told in front of it may be cut out later. */
const besidePaying = /\b(?:\d{3}|megas?|giga|debito|boleto|pix)\b[^;\n]*,/;

const byItself = /(?<=^|[,;\n\uE000] ?)(?:e )?dia (\d{1,2})(?=$|[ .!]*(?:$|[,;\n\uE000]))/;

/** One day that a wish comes to is asked about; of several the reply offers each. */
function wished(full: string, { plain }: Text, { lists }: Asked): Found | null {
  const [only, another] = daysWished(full, lists.dueDates ?? []);
  if (only === undefined || another !== undefined) return null;
  return { raw: { due_date: [String(only)] }, from: 0, to: plain.length, doubtful: true };
}

export const recogniseDueDate: Recogniser = {
  kind: 'choice',
  vocabulary: () => everyNumberWord,
  withoutPast: withoutPastBills,
  asked: (text, asked) => {
    // 'A segunda via do que venceu dia 10' is no wish.
    if (/mega|giga|r\$|reais|\bvia\b|\bvenc(?:eu|id[oa])\b/.test(text.plain)) return null;
    const { plain: full } = inFull(text);
    return (
      chosenIn(text, asked) ?? (relative.test(full) ? null : find(text, asked)) ?? wished(full, text, asked)
    );
  },
  anywhere: ({ plain }, { lists }) => {
    // Beside other answers, a day of the month alone is the due day.
    const match =
      moved.exec(plain) ??
      everyMonth.exec(plain) ??
      dayOfBill.exec(plain) ??
      dayToPay.exec(plain) ??
      behindDue.exec(plain) ??
      (plain.includes(cutMark) || besidePaying.test(plain) ? byItself.exec(plain) : null);
    const day = Number(match?.[1] ?? match?.[2] ?? 0);
    if (match === null || lists.dueDates?.includes(day) === false) return null;
    // The way of paying is another field's.
    const isNamed = /^venc/.test(match[0]);
    const from = match.index + (isNamed ? 0 : Math.max(match[0].search(/(?:todo )?dia \d+$/), 0));
    return { raw: { due_date: [String(day)] }, from, to: match.index + match[0].length };
  },
};
