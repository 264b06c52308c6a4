import type { RawValues } from '../../../../funnel/fields/field.ts';
import { givenValues } from '../../../../funnel/fields/given-values.ts';
import type { Asked, Reading } from '../../reading.ts';
import { proposalFrom, recogniseAnswersAt, stepFor } from '../../recognise-answers.ts';
import type { Text } from '../../text/text.ts';
import { atOtherPeriod } from './at-other-period.ts';

/** The chosen days with this period; null if they have it already. */
export function visitAtPeriod(period: string, asked: Asked): Reading | null {
  const given = givenValues('schedules', asked.facts.answers);
  const raw = atOtherPeriod(given, { plain: period, shown: period });
  return raw && proposalFrom('schedules', raw, asked);
}

/** The visit that words wish for; null if it is the chosen one, 'none' if they name no day that is offered. */
export function visitIn(wish: Text, asked: Asked): Reading | null | 'none' {
  const step = stepFor('schedules', asked);
  if (step === null) return 'none';
  const { answers } = recogniseAnswersAt(step, wish, asked);
  const [visit] = answers.filter(({ field }) => field === 'schedules');
  if (visit === undefined) return 'none';
  const slotsOf = ({ date = [], period = [] }: RawValues) =>
    // Of a day without a period, the period is a guess.
    date.map((one, place) => (visit.doubtful ? one : `${one} ${period[place]}`));
  const given = slotsOf(givenValues('schedules', asked.facts.answers));
  if (slotsOf(visit.raw).every((slot) => given.includes(slot))) return null;
  const { doubtful: _, ...answer } = visit;
  return { kind: 'proposal', answers: [answer] };
}
