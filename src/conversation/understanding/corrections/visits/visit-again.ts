import { addDays } from '../../../../brazil/calendar-days.ts';
import { toIsoDate } from '../../../../brazil/date.ts';
import { givenValues } from '../../../../funnel/fields/given-values.ts';
import type { StepId } from '../../../../funnel/steps/step-id.ts';
import type { Asked, Reading } from '../../reading.ts';
import { type FreeDay, isoOf, mondayOf } from '../../recognisers/visit/days-within.ts';
import { openDays } from '../../recognisers/visit/recognise-schedules.ts';
import { spokenWish } from '../../recognisers/visit/spoken-wish.ts';
import { openDaysReply } from '../../replies/visits/visit-reply.ts';
import type { Text } from '../../text/text.ts';

/** The days of an open wish, where the chosen one is none of them: 'joga pra semana que vem', said of a visit in that week, is the week behind it. */
function otherDays(wish: Text, asked: Asked): readonly FreeDay[] {
  const days = openDays(wish, asked);
  const given = givenValues('schedules', asked.facts.answers).date ?? [];
  if (!days.some(({ date }) => given.includes(date))) return days;
  const [part, another] = spokenWish(wish.plain, toIsoDate(asked.facts.today)).wanted;
  const last = days.at(-1);
  if (part?.kind !== 'week' || another !== undefined || last === undefined) return [];
  const [from, to] = [isoOf(last), addDays(mondayOf(isoOf(last)), 14)];
  return (asked.lists.installationDays ?? []).filter((day) => isoOf(day) > from && isoOf(day) < to);
}

/** The visit is to be another, and no day is named: the days of an open wish, otherwise the question again. */
export const visitAgain = (wish: Text, step: StepId, asked: Asked): Reading =>
  openDaysReply(otherDays(wish, asked)) ?? { kind: 'command', command: { name: 'correct', step } };
