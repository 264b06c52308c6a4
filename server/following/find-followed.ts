import { fromCents } from '../../src/brazil/money.ts';
import type { FollowedOrder } from '../../src/contract/followed-order.ts';
import type { FollowedRenewal } from '../../src/contract/followed-renewal.ts';
import type { Connection } from '../database/database.ts';
import type { SupportRequests } from '../messages/support-request-repository.ts';
import { mayMove } from '../orders/change-order.ts';
import type { Contact } from '../orders/order-repository.ts';
import { movableStates } from '../orders/order-states.ts';
import type { PlacedOrder } from '../orders/placed-order.ts';
import { type PlacedRenewal, stateOfRenewal } from '../renewals/placed-renewal.ts';
import { askTeamCalendar } from '../visits/team-calendar.ts';
import { followedOrder } from './followed-order.ts';
import type { FollowingContext } from './following-context.ts';

type KnowingRepositories = FollowingContext['repositories'] & { readonly supportRequests: SupportRequests };

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

/** A record of a customer, as a talk knows it by the phone. */
export interface KnownRecord {
  readonly number: string;
  /** Begun in this talk. Of others the phone alone tells how they stand, and changes nothing: whoever ordered may have mistyped it. */
  readonly isOwn: boolean;
  /** Something of it is still to come. */
  readonly isLive: boolean;
}

export interface KnownCustomer {
  /** Those that live first, the newest first. */
  readonly records: readonly KnownRecord[];
  /** When a call was asked for that is still to be made. */
  readonly callAskedAt: string | null;
}

/** What the shop knows of who writes from a phone, or began a lead there. */
export async function knownCustomer(
  { orders, renewals, supportRequests }: Pick<KnowingRepositories, 'orders' | 'renewals' | 'supportRequests'>,
  db: Connection,
  contact: Contact,
  now: Date,
): Promise<KnownCustomer> {
  const { phone, leadId } = contact;
  const placed = await orders.ofContact(db, contact);
  const renewed = phone === '' ? [] : await renewals.ofPhone(db, phone);
  const records = [
    ...placed.map(({ number, leadId: id, state, createdAt }) => ({
      ...{ number, at: createdAt, isOwn: id === leadId, isLive: movableStates.includes(state) },
    })),
    ...renewed.map((one) => ({
      ...{ number: one.orderNumber, at: one.placedAt, isOwn: one.renewal.id === leadId },
      isLive: stateOfRenewal(one, now) === 'placed',
    })),
  ];
  return {
    records: records.sort(
      (one, other) => Number(other.isLive) - Number(one.isLive) || other.at.localeCompare(one.at),
    ),
    callAskedAt: phone === '' ? null : await supportRequests.waitingSince(db, phone),
  };
}

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
