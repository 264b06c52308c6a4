import { replies } from '../../../content/conversation/replies.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { isStructured } from '../../../funnel/fields/complement.ts';
import { offeredPlans } from '../../../funnel/plans/offered-plans.ts';
import { dayInWords } from '../../../funnel/schedule-days.ts';
import { fieldWordsOf } from '../../../funnel/words/every-step-words.ts';
import { planMention } from '../plans/plan-mention.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { datesInWords, datesMissed } from '../recognisers/visit/nearest-missed.ts';
import { otherPeriodOfDay } from '../recognisers/visit/other-period-of-day.ts';
import { withoutPastVisits } from '../recognisers/visit/past-visits.ts';
import { freeDays } from '../recognisers/visit/recognise-schedules.ts';
import { spokenParts } from '../recognisers/visit/spoken-parts.ts';
import { wordsOf } from '../text/text.ts';

const greetings = new Set(
  'por oi oie oii oiii ola opa eai eae e ai hey hello bom boa dia tarde noite tudo bem td bom joia como vai obrigado obrigada brigado brigada brigadao obrigadao obg valeu vlw ok'.split(
    ' ',
  ),
);
const greeting =
  /^(?:oi+e?|ola|opa|e ?a[ie]|hey|hello|bom dia|boa tarde|boa noite|(?:obrigad|brigad)(?:[oa]|ao)|obg|valeu|vlw)\b/;

export const isOnlyGreeting = (plain: string): boolean =>
  (greeting.test(plain) &&
    wordsOf(plain).length <= 6 &&
    wordsOf(plain).every((word) => greetings.has(word))) ||
  pleased.test(plain) ||
  (thanks.test(plain) && isThanksWithPraise(wordsOf(plain))) ||
  takesLeave.test(plain);

/** 'Prazer', 'muito prazer em conhecer'. */
const pleased =
  /^(?:(?:oi+|ola|bom dia|boa tarde|boa noite|opa)[ ,.!]+)*(?:(?:muito|o|e|um|foi) )*prazer(?: (?:em|te|lhe|voce|conhecer|falar|contigo|com|meu|todo|e|imenso))*[ .!]*$/;

/** 'Perfeito, fico no aguardo então', 'blz obrigado'. */
const takesLeave =
  /^(?:(?:blz|beleza|ok|ta|certo|perfeito|otimo|show|combinado|entao|ta bom|tudo bem|joia)[ ,.!]+)*(?:(?:fico|ficamos|vou ficar|to|estou) (?:n[oa] )?(?:aguardo|espera|aguardando)|(?:muito )?o?brigad[oa]+)(?: (?:entao|mesmo|viu|voces?|ta))*[.! ]*$/;

/** Praise that goes with thanks. */
const praise = new Set(
  'parabens pra para vc voce voces vcs foi foram e eh otimo otima otimos demais show muito mto mesmo de mais atencioso atenciosa rapido rapida rapidos rapidas rapidinho ligeiro ligeirinho facil pratico tchau ate logo nota dez 10 mil ajudou ajudaram pela pelo por tudo ajuda atencao atendimento paciencia excelente perfeito maravilhosa maravilhoso viu ta deus abencoe abencoa lhe te fica fique fiquem com bom trabalho boas vendas'.split(
    ' ',
  ),
);

const isThanksWithPraise = (words: readonly string[]): boolean =>
  words.length <= 10 && words.every((word) => greetings.has(word) || praise.has(word));

const thanks =
  /^(?:(?:muit\w+ |nossa |oba |ai |ok |ta bom )*(?:o?brigad(?:[oa]+|ao+|inh[oa]+)|agradec\w+|gratidao)|obg|valeu+|vlw|parabens|nota (?:dez|10|mil))\b/;

/** A message that begins with thanks: 'obrigada, confesso que foi mais rápido do que eu esperava'. */
export const saysThanks = (plain: string): boolean => thanks.test(plain);

export const replyToGreeting = (asked: Asked, plain: string): string =>
  (thanks.test(plain) || takesLeave.test(plain) ? replies.thanked : replies.greeted)(expectedOf(asked, null));

/** Says what to write. `plain` is the message: it may choose a more exact sentence than the field's. */
export function expectedOf(asked: Asked, plain: string | null): string {
  const waits = (asked.waiting ?? []).map(({ field }) => field);
  const noted = asked.open?.length ? asked.open : awaitedFields(asked);
  const open = noted.filter((name) => !waits.includes(name));
  // A card of which a part waits still asks for the rest.
  const isOfCard = awaitedFields(asked).some((name) => waits.includes(name));
  const isChoice = plain !== null && missesChoice(asked, plain);
  if (waits.length > 0 && (open.length === 0 || !(isOfCard || isChoice))) return replies.confirmsFirst;
  const pending = open.filter((name) => name !== 'accept_promotions');
  const [first, ...others] = pending;
  if (first === undefined || asked.isGiven) return whereNothingIsAsked(asked, plain);
  if (others.length > 0)
    return replies.expectedOfCard(pending.map((name) => fieldWordsOf(name, asked.steps).inSentence));
  return special(first, asked, plain) ?? fieldWordsOf(first, asked.steps).expected;
}

function whereNothingIsAsked({ facts: { order, failures }, steps }: Asked, plain: string | null): string {
  if (order !== null)
    return plain?.includes(order.orderNumber) ? replies.ordered.number(order.orderNumber) : replies.done;
  if (steps.length > 0) return replies.nothingAsked;
  return Object.keys(failures).length > 0 ? replies.stuck : replies.waiting;
}

/** Whether a message is about the open choice without naming one of its options. */
export function missesChoice(asked: Asked, plain: string): boolean {
  const [first, another] = awaitedFields(asked);
  if (another !== undefined) return false;
  return (
    (first === 'idPlan' && planMention(plain, offeredPlans(asked.facts)) !== null) ||
    (first === 'schedules' && ofSchedules(asked, plain) !== null) ||
    (first === 'due_date' && /(?<![\d/:])\d{1,2}(?![\d/:]| ?(?:h|hs|horas?|vez|vezes|meses|x)\b)/.test(plain))
  );
}

function special(name: FieldName, asked: Asked, plain: string | null): string | null {
  if (name === 'due_date' && asked.lists.dueDates !== null)
    return replies.expectedDay(asked.lists.dueDates.map(String));
  if (name === 'schedules') return ofSchedules(asked, plain);
  if (name === 'quiz' && plain !== null) return quizAsks(asked);
  if (name === 'complement' && isStructured(asked.facts)) return replies.structuredComplement;
  return null;
}

/** The question of the quiz that is shown, with its options: 'Abril' may answer another one. */
function quizAsks({ facts, quizAt = 0 }: Asked): string | null {
  const shown = facts.risk?.quiz?.questions[quizAt];
  return shown === undefined
    ? null
    : replies.quizAsks(
        shown.text,
        shown.answers.map(({ text }) => text),
      );
}

/** Between the two periods. */
const noon =
  /(?<!\b(?:depois|antes|apos|ate) (?:d?[ao] )?)\bmeio[ -]?dia\b|\b(?:hora|horario) do almoco\b|\b12 ?(?:h|horas)\b/;

function ofSchedules(asked: Asked, plain: string | null): string | null {
  const free = freeDays(asked);
  const parts = plain === null ? [] : spokenParts(withoutPastVisits(plain));
  if (parts.some(({ kind }) => kind === 'night')) return replies.notAtNight;
  if (plain !== null && noon.test(plain)) return replies.noon;
  const other = plain === null ? null : otherPeriodOfDay(plain, asked);
  if (other !== null) return replies.otherPeriod(dayInWords(other.date), other.period);
  const hasDay = parts.some(({ kind }) => kind !== 'period');
  const missed = plain === null ? [] : datesInWords(datesMissed(plain, asked));
  return hasDay && free !== null ? replies.noSuchDay(free, missed) : null;
}

/** Nothing was understood: says what to write. */
export const missed = (asked: Asked): Reading => ({ kind: 'unclear', expected: expectedOf(asked, null) });
