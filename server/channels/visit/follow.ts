import type { Client } from '../../../src/api/client.ts';
import { formatMonthly } from '../../../src/brazil/money.ts';
import { readableMoment } from '../../../src/brazil/readable-moment.ts';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { afterWithdrawal } from '../../../src/content/messages/withdrawal-receipt.ts';
import { periodLabels, periodSpan } from '../../../src/content/periods.ts';
import {
  followPageWords as page,
  renewalStateWords,
  stateWords,
} from '../../../src/content/screens/follow-page.ts';
import {
  type MessageContext,
  replyPlaces,
  type Understood,
  type UnderstoodAct,
} from '../../../src/contract/calls/understand.ts';
import { type FollowedOrder, orderNumber, writtenOrderNumber } from '../../../src/contract/followed-order.ts';
import type { Schedule } from '../../../src/contract/lead/answers.ts';
import {
  bareOf,
  leavesAnswer,
  placeNamed,
  saysWithdraw,
  saysYes,
} from '../../../src/dialogue/closed-words.ts';
import { dayInWords } from '../../../src/funnel/schedule-days.ts';
import { followTask } from '../../../src/sagas/site/follow-order.ts';
import type { FollowedReply, FollowTask } from '../../../src/store/site/following-events.ts';
import type { KnownCustomer, KnownRecord } from '../../following/find-followed.ts';
import type { ChannelMessage, Choice } from '../channel-message.ts';
import { slotTitle } from '../prompts/choices-of.ts';
import { offering, paragraphs, person, say, text } from '../prompts/said.ts';
import { contextOf, isUnread, slotsNamed, type Wish, wishOf } from './wish-of.ts';

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
  /** Nothing else is asked, so that any wording may be about an order. */
  readonly isFree: boolean;
  /** The first message since something was ordered here. */
  readonly isBack: boolean;
}

/** What is asked goes, what was proved stays. */
export const resting = (following: Following | null): Following | null =>
  following && { number: following.number, asks: null, proved: following.proved ?? [] };

const ask = async (task: FollowTask, number: string | null, { clientOf, newKey }: FollowParts) =>
  followTask(task, { client: await clientOf(number), newKey });

/** What is said, of which order. */
interface About {
  readonly said: string;
  readonly following: Following;
  readonly record: KnownRecord;
  readonly opened: FollowedReply;
  readonly parts: FollowParts;
}

type Acts = readonly UnderstoodAct[];
type Outcome = Promise<Followed> | Followed;

/** Words that work at any time, also on a button of an old message. */
const closedWishes: Readonly<Partial<Record<string, Wish>>> = {
  [bareOf(words.move)]: 'move',
  [bareOf(page.withdraw.ask)]: 'withdraw',
  [bareOf(words.withdraw)]: 'withdraw',
  [bareOf(page.order.other)]: 'other',
};

const isNumber = (said: string): boolean => orderNumber.safeParse(writtenOrderNumber(said)).success;

/** What proves an order that was begun elsewhere, if nothing of what is said is something else. */
function proofIn(said: string, { asks }: Following): keyof typeof proofs | null {
  if (asks === null || asks === 'day' || asks === 'withdrawal')
    return /^\s*uf/i.test(said) && isNumber(said) ? 'number' : null;
  return /\d/.test(said) || bareOf(said) === bareOf(words.byCode) || isNumber(said) ? asks : null;
}

/** What a message comes to that is about an order of this number. Null if it is about something else. */
export async function followed(
  said: string,
  kept: Following | null,
  isFollowWord: boolean,
  parts: FollowParts,
): Promise<Followed | null> {
  const following = kept ?? { number: null, asks: null };
  const { asks } = following;
  const closed = isFollowWord ? 'show' : closedWishes[bareOf(said)];
  const proof = closed === undefined ? proofIn(said, following) : null;
  if (proof !== null) return proofs[proof](said, following, parts);
  const record = recordOf(following, closed === 'other', parts);
  if (record === undefined)
    return closed === undefined ? toldOfCall(said, following, parts) : askNumber(following);
  const isAsked = asks === 'day' || asks === 'withdrawal';
  if (closed === undefined && !isAsked && !parts.isFree) return null;
  const opened = await ask({ kind: 'look' }, record.number, parts);
  return opened.ok
    ? ofOrder({ said, following, record, opened: opened.value, parts }, closed)
    : { following, shown: [text(opened.message)] };
}

/** An answer to what is asked, a closed phrase, or any wording of a wish. */
async function ofOrder(about: About, closed: Wish | undefined): Promise<Followed | null> {
  const { asks } = about.following;
  const answer = asks === 'day' || asks === 'withdrawal' ? await answers[asks](about) : null;
  if (answer !== null) return answer;
  if (closed !== undefined) return wishes[closed](about, []);
  const acts = await read(about);
  const wish = wishOf(acts);
  if (wish !== null) return wishes[wish](about, acts);
  // What is no clear yes ends nothing, and what is no day moves nothing.
  if (asks === 'withdrawal') return wishes.withdraw(about, []);
  return asks === 'day' && isUnread(acts) ? wishes.move(about, []) : null;
}

function recordOf({ number, proved = [] }: Following, isOther: boolean, { records }: FollowParts) {
  const at = records.findIndex((one) => one.number === number);
  if (isOther) return records[(at + 1) % records.length];
  if (at === -1 && number !== null && proved.includes(number))
    return { number, isOwn: true, isLive: true } satisfies KnownRecord;
  return records[Math.max(at, 0)];
}

const mayChange = ({ record, following: { proved = [] } }: About): boolean =>
  record.isOwn || proved.includes(record.number);

/** A message in few words is read once more, as the answer to 'which day?'. */
async function read({ said, opened: { order }, parts }: About): Promise<Acts> {
  const { acts } = await parts.read(said, contextOf(order?.days ?? [], false));
  if (!isUnread(acts) || order == null || order.days.length === 0) return acts;
  const asDay = await parts.read(said, contextOf(order.days, true));
  return slotsNamed(asDay.acts) === null ? acts : asDay.acts;
}

const withButtons = (said: string, ...titles: readonly string[]): ChannelMessage =>
  offering(
    said,
    titles.map((title) => say(title)),
  );

const rest = (about: About, ...shown: readonly ChannelMessage[]): Followed => ({
  following: { ...resting(about.following), number: about.record.number, asks: null },
  shown,
});

const visitIn = ({ date, period }: Schedule): string =>
  `${dayInWords(date)}, ${periodLabels[period].toLowerCase()}`;

/** What the customer may do with it by a press. */
function actionsOf({ opened: { order }, parts: { records } }: About): string[] {
  return [
    ...(order != null && freeSlots(order).length > 0 ? [words.move] : []),
    ...(order?.withdrawUntil == null ? [] : [page.withdraw.ask]),
    ...(records.filter(({ isLive }) => isLive).length > 1 ? [page.order.other] : []),
  ];
}

const dayOf = (at: string): string => readableMoment(at).slice(0, 10);

/** How it stands. To a number that did not begin it, only what leads to nobody. */
function card(about: About): string {
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
      words.paid(order.plan.name, formatMonthly(order.price), order.directDebit, order.dueDate),
    order.withdrawUntil && page.withdraw.until(order.withdrawUntil),
    end && page.withdraw.received(readableMoment(end.at), order.protocol),
  ]
    .filter(Boolean)
    .join('\n');
}

const show = (about: About): Followed =>
  rest(about, withButtons(paragraphs([about.parts.isBack && words.hello, card(about)]), ...actionsOf(about)));

/** Only of an order that was begun here, or proved; else the proof is asked for once. */
const provedBefore =
  (wish: (about: About, acts: Acts) => Outcome) =>
  (about: About, acts: Acts): Outcome =>
    mayChange(about)
      ? wish(about, acts)
      : {
          following: { ...about.following, number: about.record.number, asks: 'number', said: about.said },
          shown: [offering(paragraphs([card(about), words.prove]), [person])],
        };

const wishes: Readonly<Record<Wish, (about: About, acts: Acts) => Outcome>> = {
  show,
  other: show,
  move: provedBefore((about, acts) => offerDays(about, slotsNamed(acts))),
  withdraw: provedBefore((about) => {
    const { order } = about.opened;
    if (order?.withdrawUntil == null) return rest(about, text(card(about), order && page.withdraw.over));
    const wasInstalled = order.history.some(({ to }) => to === 'installed');
    return {
      following: { ...about.following, number: about.record.number, asks: 'withdrawal' },
      shown: [
        withButtons(
          paragraphs([afterWithdrawal(wasInstalled).join(' '), page.withdraw.sure]),
          words.withdraw,
          page.withdraw.keep,
        ),
      ],
    };
  }),
  amend: (about) => rest(about, offering(words.amend, [person])),
  tell: (about, acts) => rest(about, withButtons(replyIn(acts, about), ...actionsOf(about))),
  call: async (about) => {
    const told = await toldOfCall(null, about.following, about.parts);
    return told ?? show(about);
  },
};

/** The reply to a question, with what only the order knows in its places. */
function replyIn(acts: Acts, { record, opened: { order } }: About): string {
  const told = acts.find(({ does }) => does === 'ask')?.reply?.text ?? '';
  return told
    .replaceAll(replyPlaces.orderNumber, record.number)
    .replaceAll(replyPlaces.visit, order?.visit ? visitIn(order.visit) : page.visit.none);
}

/** A call that was asked for and is still to be made; null if there is none, or the message is about something else. */
async function toldOfCall(
  said: string | null,
  following: Following,
  parts: FollowParts,
): Promise<Followed | null> {
  const { callAskedAt, isFree } = parts;
  if (callAskedAt === null || !isFree) return null;
  const wish = said === null ? 'call' : wishOf((await parts.read(said, contextOf([], false))).acts);
  if (wish !== 'call') return null;
  const told = words.called(readableMoment(callAskedAt), await parts.opens());
  return { following, shown: [offering(told, [person])] };
}

/** Free days and periods, except the present one. */
const freeSlots = ({ days, visit }: FollowedOrder): Schedule[] =>
  days.flatMap(({ date, periods }) =>
    periods
      .filter((period) => date !== visit?.date || period !== visit.period)
      .map((period) => ({ date, period })),
  );

/** As many as a list shows beside the two other choices. */
const mostDays = 8;

/** The free days, or those of them that were named, from this place on. */
function offerDays(about: About, named: readonly Schedule[] | null, from = 0): Followed {
  const { order } = about.opened;
  if (order == null) return rest(about, text(card(about)));
  const { visit } = order;
  if (visit === null) return rest(about, text(page.visit.none));
  const slots = freeSlots(order);
  if (slots.length === 0)
    return rest(about, text(order.days.length === 0 ? page.visit.tooLate : page.visit.full));
  const wanted = slots.filter((slot) => named?.some((one) => isSame(one, slot)));
  const all = wanted.length > 0 ? wanted : slots;
  const offered = all.slice(from, from + mostDays);
  const choices = offered.map(
    (slot): Choice => ({ ...say(slotTitle(slot)), detail: periodSpan(slot.period) }),
  );
  const others = offered.length < slots.length ? [say(words.otherDays)] : [];
  const isTaken = named !== null && wanted.length === 0;
  return {
    following: { ...about.following, number: order.number, asks: 'day', offered, from },
    shown: [
      offering(isTaken ? words.taken : words.moveFrom(visitIn(visit)), [
        ...choices,
        ...others,
        say(words.keepVisit),
      ]),
    ],
  };
}

const isSame = (one: Schedule, other: Schedule): boolean =>
  one.date === other.date && one.period === other.period;

/** What is said at a question; null if it is about something else. */
const answers: Readonly<Record<'day' | 'withdrawal', (about: About) => Promise<Followed | null>>> = {
  day: async (about) => {
    const { said, parts, following } = about;
    const { order } = about.opened;
    const { offered = [], from = 0 } = following;
    if (order == null) return null;
    const isKept = [words.keepVisit, page.visit.keep].some((one) => bareOf(one) === bareOf(said));
    if (isKept || leavesAnswer(said) || saysYes(said) === false)
      return rest(about, text(order.visit && words.visitKept(visitIn(order.visit))));
    if (bareOf(said) === bareOf(words.otherDays)) {
      const next = from + mostDays;
      return offerDays(about, null, offered.length === mostDays && next < freeSlots(order).length ? next : 0);
    }
    const slot = offered.find((one) => bareOf(slotTitle(one)) === bareOf(said)) ?? placeIn(said, offered);
    if (slot !== undefined) return move(slot, about);
    const named = slotsNamed((await parts.read(said, contextOf(order.days, true))).acts);
    if (named === null) return null;
    const free = freeSlots(order).filter((one) => named.some((other) => isSame(one, other)));
    const [only, another] = free;
    return only !== undefined && another === undefined && named.length === 1
      ? move(only, about)
      : offerDays(about, named);
  },
  withdrawal: async (about) => {
    const { said, record, parts } = about;
    const isPressed = bareOf(said) === bareOf(words.withdraw);
    const isSure = isPressed || (bareOf(said) === bareOf(page.withdraw.keep) ? false : saysWithdraw(said));
    if (isSure === null) return null;
    if (!isSure) return rest(about, text(words.kept));
    const ended = await ask({ kind: 'withdraw', number: record.number }, record.number, parts);
    return ended.ok
      ? rest(about, text(card({ ...about, opened: ended.value }), page.withdraw.sent))
      : rest(about, text(ended.message));
  },
};

/** 'O segundo', or a yes to the only one. 'Segunda' is a day of the week. */
function placeIn(said: string, offered: readonly Schedule[]): Schedule | undefined {
  if (offered.length === 1 && saysYes(said) === true) return offered[0];
  if (/(?:segunda|quarta|quinta|\d)$/.test(bareOf(said))) return undefined;
  const place = placeNamed(said);
  return place === null ? undefined : offered.at(place);
}

async function move(schedule: Schedule, about: About): Promise<Followed> {
  const { record, parts } = about;
  const moved = await ask({ kind: 'move', number: record.number, schedule }, record.number, parts);
  if (moved.ok) return rest(about, text(page.visit.moved(visitIn(schedule))));
  const now = await ask({ kind: 'look' }, record.number, parts);
  const { following, shown } = offerDays({ ...about, opened: now.ok ? now.value : {} }, null);
  return { following, shown: [text(moved.message), ...shown] };
}

const askNumber = (following: Following, note?: string): Followed => ({
  following: { ...following, asks: 'number' },
  shown: [text(note, `${page.proof.number}? ${page.proof.numberHint}.`)],
});

const askPhone = (number: string, following: Following, note?: string): Followed => ({
  following: { ...following, number, asks: 'phone' },
  shown: [
    withButtons(
      paragraphs([note, `${page.proof.phoneEnding}? ${page.proof.phoneEndingHint}.`]),
      words.byCode,
    ),
  ],
});

/** The proofs of the site: the number with the ending of the phone on file, which is tried first, or with a code. */
const proofs: Readonly<
  Record<
    'number' | 'phone' | 'code',
    (said: string, following: Following, parts: FollowParts) => Promise<Followed>
  >
> = {
  number: async (said, following, parts) => {
    const number = writtenOrderNumber(said);
    const { error } = orderNumber.safeParse(number);
    if (error) return askNumber(following, error.issues[0]?.message);
    const opened = await ask({ kind: 'open', number, phoneEnding: parts.phone.slice(-4) }, null, parts);
    return opened.ok ? proved(number, following, parts) : askPhone(number, following);
  },
  phone: async (said, following, parts) => {
    const number = following.number ?? '';
    const wantsCode = bareOf(said) === bareOf(words.byCode);
    const task: FollowTask = wantsCode
      ? { kind: 'send-code', number }
      : { kind: 'open', number, phoneEnding: said.replace(/\D/g, '').slice(-4) };
    const answer = await ask(task, null, parts);
    if (!answer.ok) return askPhone(number, following, answer.message);
    return wantsCode
      ? { following: { ...following, asks: 'code' }, shown: [text(page.code.sent)] }
      : proved(number, following, parts);
  },
  code: async (said, following, parts) => {
    const number = following.number ?? '';
    const opened = await ask({ kind: 'open-by-code', number, code: said }, null, parts);
    return opened.ok ? proved(number, following, parts) : askPhone(number, following, opened.message);
  },
};

/** What was wished for before the proof goes on. */
async function proved(number: string, { said, proved: others = [] }: Following, parts: FollowParts) {
  const following: Following = { number, asks: null, proved: [...others, number] };
  const shown = await followed(said ?? '', following, said === undefined, { ...parts, isFree: true });
  return shown ?? askNumber(following);
}
