import { replies } from '../../../content/conversation/replies.ts';
import type { Asked, QuestionReading } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { daysWished } from '../recognisers/days-wished.ts';
import { inDigits } from '../spoken/spoken-numbers.ts';
import type { Text } from '../text/text.ts';

const asksWhichDay =
  /\b(?:qual|que dia|quando|o ?q(?:ue)?)\b.{0,20}\b(?:melhor|indica\w*|recomenda\w*|compensa|devo|(?:mais )?escolh\w+|mais (?:us\w+|ped\w+|comum))\b/;

/** 'Tem dia 8?' */
const asksForDay =
  /\b(?:tem|teria|existe|pode(?:ria)? ser|da (?:pra|para) (?:ser|por|colocar)|aceitam?|serve|rola) (?:(?:no|o|pro|em) )?dia (\d{1,2})\b|^(?:e )?(?:n?o |pro )?dia (\d{1,2}) (?:tem|rola|da|pode|serve|existe)\b/;

/** 'Bota dia 7', 'no 7 tá bom'. */
const wishesDay =
  /\b(?:(?:bota|coloca|poe|deixa|fica|marca|pode ser|quero|queria|prefiro|melhor)(?: (?:pr?o|no|o|em|pra|para))* dia|no|^dia(?= \d{1,2}[.,!] ?\S)) (\d{1,2})\b(?! ?[:/h]| (?:horas|de [a-z]))/;

/** 'Dia 6 ou 7', and nothing else. */
const daysAlone =
  /^(?:(?:pode ser|quero|queria|prefiro|melhor|entre|la pel[ao]|no|o|pr?o|em) )*(?:o )?(?:dias? )?(\d{1,2}),? (?:ou|e|a) (?:o |no )?(?:dia )?(\d{1,2})(?: (?:seria|fica|ficaria|e|ta|pode ser|serve)(?: (?:bom|melhor|otimo|bem))?)?[ .!]*$/;

/** The most nearest days that are suggested. */
const nearest = 2;

/** The days next to one that is asked for and not offered. */
function daysNear(plain: string, offered: readonly number[]): readonly number[] {
  const [, ...said] = asksForDay.exec(plain) ?? wishesDay.exec(plain) ?? daysAlone.exec(plain.trim()) ?? [];
  const days = said.filter((one) => one !== undefined).map(Number);
  const isDay = (day: number) => day >= 1 && day <= 31 && !offered.includes(day);
  if (days.length === 0 || !days.every(isDay)) return [];
  const distance = (one: number) => Math.min(...days.map((day) => Math.abs(one - day)));
  const near = offered.toSorted((one, other) => distance(one) - distance(other));
  return near.slice(0, nearest).toSorted((one, other) => one - other);
}

/** 'Tem dia 30?': which days there are, the nearest at a tap; null where no other day is asked for. */
export function otherDayReply(text: Text, asked: Asked): QuestionReading | null {
  if (!awaitedFields(asked).includes('due_date')) return null;
  const offered = asked.lists.dueDates ?? [];
  const near = daysNear(inDigits(text), offered);
  if (near.length === 0) return null;
  const suggestions = near.map(replies.dayOfMonth);
  return { kind: 'question', reply: replies.expectedDay(offered.map(String)), suggestions };
}

/** 'Qual plano até 80 reais': no day. */
const ofPrice = /\b\d{2,3} ?(?:reais|contos?|pilas?|mangos?)\b/;

/** The days to pay that a wish leaves, each at a tap; null where it leaves none, and where that is not asked. */
export function dueDateReply(text: Text, asked: Asked): QuestionReading | null {
  if (!awaitedFields(asked).includes('due_date')) return null;
  const plain = inDigits(text);
  const offered = asked.lists.dueDates ?? [];
  if (text.shown.includes('?') && !asksWhichDay.test(text.plain)) return null;
  if (ofPrice.test(plain)) return null;
  const wished = daysWished(plain, offered);
  // 'Qual o melhor dia?' leaves all of them.
  const days = wished.length === 0 && asksWhichDay.test(text.plain) ? offered : wished;
  if (days.length < 2) return null;
  return { kind: 'question', reply: replies.whichDay, suggestions: days.map(replies.dayOfMonth) };
}
