import { replies } from '../../../content/conversation/replies.ts';
import type { Facts } from '../../../funnel/facts.ts';
import { fields } from '../../../funnel/fields/fields.ts';

/** The next steps after the order, with the requested days. */
export function orderedNext(facts: Facts): string {
  const { schedules } = facts.answers;
  return schedules === undefined
    ? replies.ordered.next(false)
    : replies.ordered.onDay(fields.schedules.show(schedules, facts));
}
