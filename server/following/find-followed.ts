import { fromCents } from '../../src/brazil/money.ts';
import type { FollowedOrder } from '../../src/contract/followed-order.ts';
import type { FollowedRenewal } from '../../src/contract/followed-renewal.ts';
import type { Connection } from '../database/database.ts';
import { mayMove } from '../orders/change-order.ts';
import type { PlacedOrder } from '../orders/placed-order.ts';
import { type PlacedRenewal, stateOfRenewal } from '../renewals/placed-renewal.ts';
import { askTeamCalendar } from '../visits/team-calendar.ts';
import { followedOrder } from './followed-order.ts';
import type { FollowingContext } from './following-context.ts';

/** What a customer may follow by its number: one of both. */
export interface Followed {
  readonly order?: PlacedOrder | undefined;
  readonly renewal?: PlacedRenewal | undefined;
}

export interface FollowedWithContact extends Followed {
  readonly contact: { readonly phone: string | null; readonly email: string | null };
}

/** Asks for both kinds whatever the number, so that response times do not tell which numbers exist. */
export async function findFollowed(
  { orders, renewals }: Pick<FollowingContext['repositories'], 'orders' | 'renewals'>,
  db: Connection,
  number: string,
): Promise<FollowedWithContact | undefined> {
  const known = await orders.withContact(db, number);
  const renewal = await renewals.placed(db, number);
  if (known !== undefined) return known;
  return renewal && { renewal, contact: renewal.renewal.record };
}

/** The newest order or renewal of this browser. */
export async function newestFollowed(
  { orders, renewals }: Pick<FollowingContext['repositories'], 'orders' | 'renewals'>,
  db: Connection,
  held: readonly string[],
): Promise<Followed> {
  const order = await orders.newestOf(db, held);
  const renewal = await renewals.newestOf(db, held);
  return renewal !== undefined && renewal.placedAt > (order?.createdAt ?? '') ? { renewal } : { order };
}

interface ToFollower {
  order: FollowedOrder | null;
  renewal: FollowedRenewal | null;
}

export const toFollower = async (
  context: FollowingContext,
  db: Connection,
  { order, renewal }: Followed,
): Promise<ToFollower> => ({
  order: order === undefined ? null : await followedOrder(context, db, order),
  renewal: renewal === undefined ? null : followedRenewal(renewal, context.clock()),
});

/** Adds the team calendar's free days; if it is down, an order is shown without them. */
export async function shownToFollower(context: FollowingContext, followed: Followed): Promise<ToFollower> {
  const { order } = followed;
  if (order !== undefined && mayMove(order, context)) await askTeamCalendar(context, order.region);
  return context.database.read((db) => toFollower(context, db, followed));
}

/** The customer's view of a renewal. */
const followedRenewal = (placed: PlacedRenewal, now: Date): FollowedRenewal => ({
  number: placed.orderNumber,
  protocol: placed.renewal.protocol,
  state: stateOfRenewal(placed, now),
  placedAt: placed.placedAt,
  plan: { name: placed.plan.plan, offerCode: placed.plan.offerCode },
  price: fromCents(placed.priceCents),
  directDebit: placed.directDebit,
  documents: placed.plan.regulations,
});
