import { replies } from '../../../../content/conversation/replies.ts';
import { periodHours } from '../../../../content/periods.ts';
import { asProposal } from '../../answered.ts';
import type { Asked, Reading } from '../../reading.ts';
import { notEarly } from '../../recognisers/visit/spoken-wish.ts';
import { inFull } from '../../text/normalise.ts';
import type { Text } from '../../text/text.ts';

const limit =
  /(?<!\b(?:trabalho|estudo|fico|estou|to|trampo) )\b(?:depois d?as?|a partir d?as?|apos as?|antes d?as?|ate (?:as )?|so (?:chego|volto|posso) (?:la pel)?as) ?(\d{1,2})(?: ?h(?:s|rs|oras?)?\b|[:h]\d\d|(?= (?:da (?:manha|tarde)|horas))|(?=[ ,.!]*$|[,.]| (?:de|da|na|a) (?:manha|tarde)| (?:eu |ja |a gente )?(?:to|tou|estou|fico|posso|pode|da)\b))/g;

/** An hour within a period, and none of the ends of the two: 'depois das 2' is of the afternoon. */
function isWithinPeriod(said: string): boolean {
  const hour = Number(said) < 7 ? Number(said) + 12 : Number(said);
  const { manha, tarde } = periodHours;
  return hour > manha[0] && hour < tarde[1] && hour !== tarde[0];
}

const saysNotEarly = new RegExp(notEarly);

const tellsVisit = (reading: Reading): boolean =>
  reading.kind === 'answer'
    ? reading.raw.date !== undefined
    : reading.kind === 'proposal' && reading.answers.some(({ field }) => field === 'schedules');

/** 'Terça de tarde, a partir das 15h': nobody can promise a part of the period, and it is never taken without saying so. */
export function withHourLimit(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind !== 'answer' && reading.kind !== 'proposal') return reading;
  if (!tellsVisit(reading)) return reading;
  const isLimited = [...inFull(text).plain.matchAll(limit)].some(([, hour = '']) => isWithinPeriod(hour));
  if (!isLimited && !saysNotEarly.test(text.plain)) return reading;
  const reply = [reading.reply, replies.noExactHour].filter(Boolean).join(' ');
  return { ...asProposal(reading, text, asked), reply };
}
