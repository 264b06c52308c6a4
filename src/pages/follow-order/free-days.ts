import type { FollowedOrder } from '../../contract/followed-order.ts';

/** Free slots except the current one. */
export const freeDays = ({ days, visit }: FollowedOrder): FollowedOrder['days'] =>
  days
    .map(({ date, periods }) => ({
      date,
      periods: periods.filter((period) => date !== visit?.date || period !== visit.period),
    }))
    .filter(({ periods }) => periods.length > 0);
