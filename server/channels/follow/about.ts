import type { Client } from '../../../src/api/client.ts';
import { formatMonthly } from '../../../src/brazil/money.ts';
import { readableMoment } from '../../../src/brazil/readable-moment.ts';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { periodLabels } from '../../../src/content/periods.ts';
import {
  followPageWords as page,
  renewalStateWords,
  stateWords,
} from '../../../src/content/screens/follow-page.ts';
import type { MessageContext, Understood, UnderstoodAct } from '../../../src/contract/calls/understand.ts';
import type { FollowedOrder } from '../../../src/contract/followed-order.ts';
import type { Schedule } from '../../../src/contract/lead/answers.ts';
import { dayInWords } from '../../../src/funnel/schedule-days.ts';
import { followTask } from '../../../src/sagas/site/follow-order.ts';
import type { FollowedReply, FollowTask } from '../../../src/store/site/following-events.ts';
import type { KnownCustomer, KnownRecord } from '../../following/find-followed.ts';
import type { ChannelMessage } from '../channel-message.ts';
import { offering, say } from '../prompts/said.ts';

const words = whatsappWords.follow;

/** An order that the customer follows: what of it is asked. */
export interface Following {
  readonly number: string | null;
  readonly asks: 'number' | 'phone' | 'code' | 'day' | 'withdrawal' | null;
  /** What was wished for before a proof was asked. */
  readonly said?: string;
  /** The days that were offered, in their order, and where they begin. */
  readonly offered?: readonly Schedule[];
  readonly from?: number;
  /** Orders that were begun elsewhere, and proved here. */
  readonly proved?: readonly string[];
}

export interface Followed {
  readonly following: Following;
  readonly shown: readonly ChannelMessage[];
}

export interface FollowParts extends KnownCustomer {
  /** Opens this order or renewal; without a number, nothing. */
  readonly clientOf: (number: string | null) => Promise<Client>;
  readonly newKey: () => string;
  /** Of the conversation: its last digits are tried first. */
  readonly phone: string;
  readonly read: (message: string, context: MessageContext) => Promise<Understood>;
  readonly opens: () => Promise<string>;
  /** By a button, which says one thing at any time. */
  readonly isPressed: boolean;
  /** Nothing else is asked, so that any wording may be about an order. */
  readonly isFree: boolean;
  /** The first message since something was ordered here. */
  readonly isBack: boolean;
}

/** What is asked goes, what was proved stays. */
export const resting = (following: Following | null): Following | null =>
  following && { number: following.number, asks: null, proved: following.proved ?? [] };

export const ask = async (task: FollowTask, number: string | null, { clientOf, newKey }: FollowParts) =>
  followTask(task, { client: await clientOf(number), newKey });

/** What is said, of which order. */
export interface About {
  readonly said: string;
  readonly following: Following;
  readonly record: KnownRecord;
  readonly opened: FollowedReply;
  readonly parts: FollowParts;
}

export type Acts = readonly UnderstoodAct[];
export type Outcome = Promise<Followed> | Followed;

export const mayChange = ({ record, following: { proved = [] } }: About): boolean =>
  record.isOwn || proved.includes(record.number);

export const withButtons = (said: string, ...titles: readonly string[]): ChannelMessage =>
  offering(
    said,
    titles.map((title) => say(title)),
  );

export const rest = (about: About, ...shown: readonly ChannelMessage[]): Followed => ({
  following: { ...resting(about.following), number: about.record.number, asks: null },
  shown,
});

export const visitIn = ({ date, period }: Schedule): string =>
  `${dayInWords(date)}, ${periodLabels[period].toLowerCase()}`;

export function actionsOf({ opened: { order }, parts: { records } }: About): string[] {
  return [
    ...(order != null && freeSlots(order).length > 0 ? [words.move] : []),
    ...(order?.withdrawUntil == null ? [] : [page.withdraw.ask]),
    ...(records.filter(({ isLive }) => isLive).length > 1 ? [page.order.other] : []),
  ];
}

const dayOf = (at: string): string => readableMoment(at).slice(0, 10);

/** How it stands. To a number that did not begin it, only what leads to nobody. */
export function card(about: About): string {
  const { order, renewal } = about.opened;
  if (order == null) {
    if (renewal == null) return '';
    const { title, text: means } = renewalStateWords[renewal.state];
    const whose = mayChange(about)
      ? page.renewal.number(renewal.number)
      : words.yours(renewal.plan.name, dayOf(renewal.placedAt));
    return `${whose}\n${title}. ${means}`;
  }
  const { title, text: means } = stateWords[order.state];
  const last = order.history.at(-1);
  const end = order.history.findLast(({ to }) => to === 'withdrawn');
  return [
    mayChange(about) ? page.order.number(order.number) : words.yours(order.plan.name, dayOf(order.placedAt)),
    `${title}. ${means}`,
    last?.text && `${last.text}.`,
    order.visit && `${page.visit.title}: ${visitIn(order.visit)}. ${page.visit.adult}`,
    mayChange(about) &&
      words.paid(`${order.plan.name}, ${formatMonthly(order.price)}`, order.dueDate, order.directDebit),
    order.withdrawUntil && page.withdraw.until(order.withdrawUntil),
    end && page.withdraw.received(readableMoment(end.at), order.protocol),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Free days and periods, except the present one. */
export const freeSlots = ({ days, visit }: FollowedOrder): Schedule[] =>
  days.flatMap(({ date, periods }) =>
    periods
      .filter((period) => date !== visit?.date || period !== visit.period)
      .map((period) => ({ date, period })),
  );
