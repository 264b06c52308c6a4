import { dayInWords } from '../../../answering/inputs/schedule-days.ts';
import { toIsoDate } from '../../../brazil/date.ts';
import { replies } from '../../../content/conversation/replies.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { meets } from '../recognisers/visit/days-within.ts';
import { spokenWish } from '../recognisers/visit/spoken-wish.ts';
import type { Text } from '../text/text.ts';

/** The most that are named, and that are to tap. */
const mostDays = 2;
const mostVisits = 3;

const asksForVisit =
  /\b(?:tem|ha|vem|vao|venham|vir|ser|trabalham|atendem|instalam|rola|consegue\w*|pode|podem)\b/;
/** 'Segunda via', 'a conta vence no sábado'. */
const ofOther =
  /\b(?:via|fatura|conta|boleto|debito|pag\w+|venc\w+|(?:segunda|terca|quarta) (?:casa|linha|vez|tv|conta|internet))\b/;

/** 'Tem sábado?', 'só consigo no sábado, vocês vêm?': the next of these weekdays, and their periods to tap. */
export function dayAskedReply(
  { plain }: Text,
  asked: Asked,
  isQuestion: boolean,
): Extract<Reading, { kind: 'question' }> | null {
  const { facts, lists } = asked;
  if (!isQuestion || !awaitedFields(asked).includes('schedules') || lists.installationDays === null)
    return null;
  const [weekday, another] = spokenWish(plain).wanted;
  if (weekday?.kind !== 'weekday' || another !== undefined) return null;
  if (!asksForVisit.test(plain) || ofOther.test(plain)) return null;
  const today = toIsoDate(facts.today);
  const days = lists.installationDays.filter((day) => meets(day, weekday, today)).slice(0, mostDays);
  const visits = days.flatMap(({ date, periods }) =>
    periods.map((period) => replies.visit(dayInWords(date), period)),
  );
  if (visits.length === 0) return null;
  return {
    kind: 'question',
    reply: replies.visitsOn(days.map(({ date }) => dayInWords(date))),
    suggestions: visits.slice(0, mostVisits),
  };
}
