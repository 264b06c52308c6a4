import type { Client } from '../../../src/api/client.ts';
import { whatsappWords as words } from '../../../src/content/conversation/whatsapp.ts';
import { periodLabels } from '../../../src/content/periods.ts';
import {
  followPageWords as page,
  renewalStateWords,
  stateWords,
} from '../../../src/content/screens/follow-page.ts';
import * as calls from '../../../src/contract/calls/orders.ts';
import type { ResponseOf } from '../../../src/contract/endpoint.ts';
import { type FollowedOrder, orderNumber, writtenOrderNumber } from '../../../src/contract/followed-order.ts';
import { bareOf, saysYes } from '../../../src/dialogue/closed-words.ts';
import { dayInWords } from '../../../src/funnel/schedule-days.ts';
import type { ChannelMessage } from '../channel-message.ts';
import { offering, paragraphs, say, text } from '../prompts/said.ts';

/** An order that the customer follows: what of it is asked. */
export interface Following {
  readonly number: string | null;
  readonly asks: 'number' | 'phone' | 'code' | 'day' | 'withdrawal' | null;
}

export interface Followed {
  readonly following: Following | null;
  readonly shown: readonly ChannelMessage[];
}

interface FollowParts {
  readonly client: Client;
  readonly newKey: () => string;
  /** Of the conversation: its last digits are tried first. */
  readonly phone: string;
  /** The order that was made here. */
  readonly ordered: string | null;
}

type Opened = ResponseOf<typeof calls.getFollowedOrder>;

const offer = (said: string, ...titles: string[]): ChannelMessage =>
  offering(
    said,
    titles.map((title) => say(title)),
  );

/** As many as a list shows. */
const mostDays = 9;

const slotsOf = ({ days }: FollowedOrder) =>
  days
    .flatMap(({ date, periods }) =>
      periods.map((period) => ({
        schedule: { date, period },
        title: `${dayInWords(date)}, ${periodLabels[period]}`,
      })),
    )
    .slice(0, mostDays);

const askNumber = (note?: string): Followed => ({
  following: { number: null, asks: 'number' },
  shown: [text(note, `${page.proof.number}? ${page.proof.numberHint}.`)],
});

const askPhone = (number: string, note?: string): Followed => ({
  following: { number, asks: 'phone' },
  shown: [
    offer(
      paragraphs([note, `${page.proof.phoneEnding}? ${page.proof.phoneEndingHint}.`]),
      words.follow.byCode,
    ),
  ],
});

const told = (number: string, said: string): Followed => ({
  following: { number, asks: null },
  shown: [text(said)],
});

/** What the customer sees of it, and may do. */
function show({ order, renewal }: Opened): Followed {
  if (order == null) {
    if (renewal == null) return askNumber();
    const { title, text: means } = renewalStateWords[renewal.state];
    return {
      following: null,
      shown: [text(`${page.renewal.number(renewal.number)}\n${title}. ${means}`)],
    };
  }
  const { title, text: means } = stateWords[order.state];
  const visit = order.visit && `${dayInWords(order.visit.date)}, ${periodLabels[order.visit.period]}`;
  const said = [
    page.order.number(order.number),
    `${title}. ${means}`,
    visit && `${page.visit.title}: ${visit}. ${page.visit.adult}`,
    order.withdrawUntil && page.withdraw.until(order.withdrawUntil),
  ];
  const actions = [
    ...(order.days.length > 0 ? [words.follow.move] : []),
    ...(order.withdrawUntil == null ? [] : [page.withdraw.ask]),
  ];
  return {
    following: { number: order.number, asks: null },
    shown: [offer(said.filter(Boolean).join('\n'), ...actions)],
  };
}

/** Begins to follow: the order that was made here, or one whose number is asked. */
export async function beginFollowing({ client, ordered }: FollowParts): Promise<Followed> {
  if (ordered === null) return askNumber();
  const result = await client.call(calls.getFollowedOrder, {});
  return result.ok ? show(result.value) : askNumber(result.failure.message);
}

const steps: Readonly<
  Record<
    Exclude<Following['asks'], null>,
    (number: string, said: string, parts: FollowParts) => Promise<Followed>
  >
> = {
  number: async (_, said, { client, phone }) => {
    const number = writtenOrderNumber(said);
    const { error } = orderNumber.safeParse(number);
    if (error) return askNumber(error.issues[0]?.message);
    const phoneEnding = phone.slice(-4);
    const result = await client.call(calls.openOrder, { body: { orderNumber: number, phoneEnding } });
    return result.ok ? show(result.value) : askPhone(number);
  },
  phone: async (number, said, { client, newKey }) => {
    if (bareOf(said) === bareOf(words.follow.byCode)) {
      const sent = await client.call(
        calls.sendOrderCode,
        { body: { orderNumber: number } },
        { key: newKey() },
      );
      if (!sent.ok) return askPhone(number, sent.failure.message);
      return { following: { number, asks: 'code' }, shown: [text(page.code.sent)] };
    }
    const phoneEnding = said.replace(/\D/g, '').slice(-4);
    const result = await client.call(calls.openOrder, { body: { orderNumber: number, phoneEnding } });
    return result.ok ? show(result.value) : askPhone(number, result.failure.message);
  },
  code: async (number, said, { client }) => {
    const result = await client.call(calls.openOrderByCode, {
      body: { orderNumber: number, code: said.replace(/\D/g, '') },
    });
    return result.ok ? show(result.value) : askPhone(number, result.failure.message);
  },
  day: async (number, said, { client, newKey }) => {
    const now = await client.call(calls.getFollowedOrder, {});
    const order = now.ok ? now.value.order : null;
    const slot = order && slotsOf(order).find(({ title }) => bareOf(title) === bareOf(said));
    if (!slot) return told(number, page.visit.choose);
    const body = { orderNumber: number, schedule: slot.schedule };
    const moved = await client.call(calls.moveVisit, { body }, { key: newKey() });
    return moved.ok ? told(number, page.visit.moved(slot.title)) : told(number, moved.failure.message);
  },
  withdrawal: async (number, said, { client, newKey }) => {
    const isSure = bareOf(said) === bareOf(words.follow.withdraw) || saysYes(said) === true;
    if (!isSure) return told(number, words.follow.kept);
    const result = await client.call(
      calls.withdrawOrder,
      { body: { orderNumber: number } },
      { key: newKey() },
    );
    return result.ok
      ? show({ success: true, order: result.value.order, renewal: null })
      : told(number, result.failure.message);
  },
};

/** Whether nothing of what is said can be the number that is asked. */
const isOther = (asks: Exclude<Following['asks'], null>, said: string): boolean =>
  ['number', 'phone', 'code'].includes(asks) &&
  !/\d/.test(said) &&
  bareOf(said) !== bareOf(words.follow.byCode) &&
  !orderNumber.safeParse(writtenOrderNumber(said)).success;

/** What is written while an order is followed. Null if it is about something else. */
export async function goOnFollowing(
  { number, asks }: Following,
  said: string,
  parts: FollowParts,
): Promise<Followed | null> {
  if (asks !== null) {
    return isOther(asks, said) ? null : steps[asks](number ?? '', said, parts);
  }
  if (number === null) return null;
  if (bareOf(said) === bareOf(page.withdraw.ask))
    return {
      following: { number, asks: 'withdrawal' },
      shown: [offer(page.withdraw.sure, words.follow.withdraw, page.withdraw.keep)],
    };
  if (bareOf(said) !== bareOf(words.follow.move)) return null;
  const result = await parts.client.call(calls.getFollowedOrder, {});
  const slots = result.ok && result.value.order ? slotsOf(result.value.order) : [];
  return slots.length === 0
    ? told(number, page.visit.full)
    : {
        following: { number, asks: 'day' },
        shown: [offer(page.visit.day, ...slots.map(({ title }) => title))],
      };
}
