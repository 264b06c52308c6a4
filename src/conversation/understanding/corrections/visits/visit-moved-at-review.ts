import { toIsoDate } from '../../../../brazil/date.ts';
import { givenValues } from '../../../../funnel/fields/given-values.ts';
import { answerLabelsIn } from '../../answer-labels.ts';
import { hurries, isLeaving } from '../../commands/leaving.ts';
import { putsOff } from '../../commands/puts-off.ts';
import { partsForShop, tellsReturn } from '../../commands/wishes-visit.ts';
import type { Asked, Reading } from '../../reading.ts';
import { isReview, stepFor } from '../../recognise-answers.ts';
import type { SpokenPart } from '../../recognisers/visit/spoken-parts.ts';
import { type SpokenWish, spokenWish } from '../../recognisers/visit/spoken-wish.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { type Text, textOf } from '../../text/text.ts';
import { visitAgain } from './visit-again.ts';
import { visitAtPeriod, visitIn } from './visit-in-words.ts';

const moves =
  '(?:mud|troc|pass|jog|bot|coloc|deix|marc|remarc|reagend|agend|adi|antecip|empurr|transfer|mand)(?:a|ar|e|ue|em|uem|o|aria|ava)|poe|por|ponha|puxa';
const moving = new RegExp(`\\b(?:${moves})\\b`);
/** A wish for another time, in the words of a wish or of a condition. */
const wishing =
  /\b(?:(?:pode(?:m|ria)?|tem que|precisa|teria que) (?:ser|vir|ficar|fazer|instalar)|tem como|da (?:pra|para)|consegu\w+|prefiro|prefer\w+|quer(?:o|ia)|so (?:posso|consigo)|melhor|ao inves|em vez|no lugar|(?:tinha )?pedido|vier(?:em)?|venham|vem|for)\b/;

/** Something else has a day too: the bill, and what is called second. */
const ofOther =
  /\b(?:preco|valor|mensalidade|reajust\w*|venc\w*|fatura|boleto|pagar|pago|pagamento|debito|nasc\w*|conta|via|segunda (?:linha|vez|casa|parte|pergunta|opcao))\b/;

/** 'Tem como adiar a instalação uns dias?', 'o técnico pode vir outro dia?': moved, to no day yet. */
const toNoDay =
  /\b(?:adi(?:a|ar|e|em)|antecip(?:a|ar|e)|remarc(?:a|ar)|reagend(?:a|ar))\b|\b(?:tecnico|visita|instala\w*|vir|vem)\b.*\boutr[oa] (?:dia|data|horario|semana)\b/;
/** A question for another time, and not about one: 'tem dia 10 de manhã?' */
const asksFor =
  /\b(?:pode(?:m|ria)? (?:ser|vir|ficar|fazer|instalar)|tem como|da (?:pra|para)|consegu\w+|tem)\b|^[^ ]+\?|[.,;] [^ ,]+\?/;
const supposes = /^(?:(?:e|mas|ai|entao) )*se (?!(?:der|puder\w*|tiver|for)\b)/;
/** Asks for the rule: 'posso remarcar depois?' */
const ofRule =
  /\b(?:depois|se (?:eu )?(?:precisar|quiser|nao)|caso|quando|em cima da hora|multa|taxa|paga|cobra\w*)\b/;

/** The day that was chosen: 'marquei sábado e vou viajar'. */
const chosen = /\b(?:marquei|escolhi|coloquei|botei|pus)\b/;

/** Earlier than the day that is chosen, and no morning. */
const sooner = /\bmais cedo\b/;

/** Whether a part names the day of a visit. A day of the month may be the one to pay, where it is one of those. */
function namesVisitDay(part: SpokenPart, isOfVisit: boolean, { lists }: Asked): boolean {
  if (part.kind === 'date') return isOfVisit || part.month !== null || !lists.dueDates?.includes(part.day);
  return ['weekday', 'in-days', 'week', 'months', 'month'].includes(part.kind);
}

const periodsOf = (parts: readonly SpokenPart[]): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => (part.kind === 'period' ? [part.period] : [])));

/** What the visitor wishes for, without what is told of the visitor and of the day that was chosen. */
const wishIn = (text: Text): Text =>
  tellsReturn(text.plain)
    ? text
    : textOf(
        partsForShop(text)
          .filter(({ plain }) => !chosen.test(plain))
          .map(({ shown }) => shown)
          .join(', '),
      );

/** The chosen days with the one period that is wished for; null if they have it already. */
function atWishedPeriod(periods: ReadonlySet<string>, asked: Asked): Reading | null {
  const [period, another] = periods;
  const given = givenValues('schedules', asked.facts.answers).period ?? [];
  return period === undefined || another !== undefined || given.every((one) => one === period)
    ? null
    : visitAtPeriod(period, asked);
}

/** Whether the message may speak of the visit alone: 'e se chover amanhã?' asks, and another answer is corrected for itself. */
const maySpeakOfVisit = (text: Text): boolean =>
  !ofOther.test(text.plain) &&
  !supposes.test(text.plain) &&
  (!looksLikeQuestion(text) || moving.test(text.plain) || asksFor.test(text.plain)) &&
  answerLabelsIn(text.plain).every(({ field }) => field === 'schedules');

/** 'Hoje não fecho' speaks of no visit. */
const isDayLeftOut = ({ excluded }: SpokenWish): boolean =>
  excluded.some((parts) => parts.every(({ kind }) => kind !== 'in-days'));

/** The visit at the day that is wished for, or at the period; null if neither is named. */
function wishedVisit(wish: Text, { wanted }: SpokenWish, again: Reading, asked: Asked): Reading | null {
  const periods = periodsOf(wanted);
  const isOfVisit = periods.size > 0 || answerLabelsIn(wish.plain).length > 0;
  if (wanted.some((part) => namesVisitDay(part, isOfVisit, asked))) {
    const visit = visitIn(wish, asked);
    return visit === 'none' ? again : visit;
  }
  return wanted.length === 1 && !sooner.test(wish.plain) ? atWishedPeriod(periods, asked) : null;
}

/**
 * The visit that is wished for instead, at the review, in whatever words: 'blz, só que amanhã não vou estar em casa, bota pra
 * segunda de tarde que aí fecha'.
 */
export function visitMovedAtReview(text: Text, asked: Asked): Reading | null {
  const step = isReview(asked) && maySpeakOfVisit(text) ? stepFor('schedules', asked) : null;
  if (step === null || hurries(text.plain) || putsOff(text.plain)) return null;
  const wish = wishIn(text);
  const again = visitAgain(wish, step, asked);
  const said = spokenWish(wish.plain, toIsoDate(asked.facts.today));
  const isLeftOut = isDayLeftOut(said);
  const isWished = isLeftOut || moving.test(wish.plain) || wishing.test(wish.plain);
  const visit = isWished ? wishedVisit(wish, said, again, asked) : null;
  if (visit !== null || isLeaving(text.plain)) return visit;
  const isMoved = (toNoDay.test(text.plain) || sooner.test(text.plain)) && !ofRule.test(text.plain);
  return isMoved || (isLeftOut && said.wanted.length === 0) ? again : null;
}
