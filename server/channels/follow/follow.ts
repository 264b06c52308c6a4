import { readableMoment } from '../../../src/brazil/readable-moment.ts';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { reminderReplies } from '../../../src/content/messages/installation-reminder.ts';
import { afterWithdrawal } from '../../../src/content/messages/withdrawal-receipt.ts';
import { followPageWords as page } from '../../../src/content/screens/follow-page.ts';
import { replyPlaces } from '../../../src/contract/calls/understand.ts';
import { lookUp } from '../../../src/contract/look-up.ts';
import { bareOf, saysWithdraw } from '../../../src/dialogue/closed-words.ts';
import type { KnownRecord } from '../../following/find-followed.ts';
import { offering, paragraphs, person, text } from '../prompts/said.ts';
import {
  type About,
  type Acts,
  actionsOf,
  ask,
  card,
  type Followed,
  type Following,
  type FollowParts,
  mayChange,
  type Outcome,
  rest,
  visitIn,
  withButtons,
} from './about.ts';
import { dayAnswered, offerDays } from './move-visit.ts';
import { askNumber, proofIn, proofs } from './prove-order.ts';
import { contextOf, isUnread, slotsNamed, type Wish, wishOf } from './wish-of.ts';

const words = whatsappWords.follow;

/** Words that work at any time, also on a button of an old message. */
const closedWishes: Readonly<Partial<Record<string, Wish>>> = {
  [bareOf(words.move)]: 'move',
  [bareOf(page.withdraw.ask)]: 'withdraw',
  [bareOf(words.withdraw)]: 'withdraw',
  [bareOf(page.order.other)]: 'other',
};

/** On the buttons of a reminder; in writing they may mean what is asked just now. */
const reminderWishes: Readonly<Partial<Record<string, Wish>>> = {
  [bareOf(reminderReplies.confirm)]: 'confirm',
  [bareOf(reminderReplies.move)]: 'move',
};

function closedWish(said: string, asks: Following['asks'], { isPressed, isFree, records }: FollowParts) {
  const isOfReminder = isPressed || (isFree && asks === null && records.length > 0);
  return (
    lookUp(closedWishes, bareOf(said)) ?? (isOfReminder ? lookUp(reminderWishes, bareOf(said)) : undefined)
  );
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
  const closed = isFollowWord ? 'show' : closedWish(said, asks, parts);
  const proof = closed === undefined ? proofIn(said, following) : null;
  if (proof !== null) {
    const outcome = await proofs[proof](said, following, parts);
    return 'proved' in outcome ? goOn(outcome.proved, parts) : outcome;
  }
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

/** What was wished for before the proof, or else how the order stands. */
const goOn = ({ said, ...following }: Following, parts: FollowParts): Promise<Followed | null> =>
  followed(said ?? '', following, said === undefined, { ...parts, isFree: true });

/** An answer to what is asked, a closed phrase, or any wording of a wish. */
async function ofOrder(about: About, closed: Wish | undefined): Promise<Followed | null> {
  const { asks } = about.following;
  const isAsked = (asks === 'day' || asks === 'withdrawal') && closed !== 'confirm';
  const answer = isAsked ? await answers[asks](about) : null;
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

/** A message in few words is read once more, as the answer to 'which day?'. */
async function read({ said, opened: { order }, parts }: About): Promise<Acts> {
  const { acts } = await parts.read(said, contextOf(order?.days ?? [], false));
  if (!isUnread(acts) || order == null || order.days.length === 0) return acts;
  const asDay = await parts.read(said, contextOf(order.days, true));
  return slotsNamed(asDay.acts) === null ? acts : asDay.acts;
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
  confirm: (about) => {
    const visit = about.opened.order?.visit;
    return visit ? rest(about, text(words.visitKept(visitIn(visit)), page.visit.adult)) : show(about);
  },
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
  call: async (about, acts) =>
    (await toldOfCall(null, about.following, about.parts)) ?? rest(about, text(replyIn(acts, about))),
};

/** The reply to a question, with what only the order knows in its places. */
function replyIn(acts: Acts, about: About): string {
  const { record, opened } = about;
  const { order } = opened;
  const told = acts.find(({ does }) => does === 'ask')?.reply?.text ?? '';
  return told
    .replaceAll(` ${replyPlaces.orderNumber}`, mayChange(about) ? ` ${record.number}` : '')
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

/** What is said where a withdrawal is asked about; null if it is no clear yes or no. */
async function withdrawalAnswered(about: About): Promise<Followed | null> {
  const { said, record, parts } = about;
  const isPressed = bareOf(said) === bareOf(words.withdraw);
  const isSure = isPressed || (bareOf(said) === bareOf(page.withdraw.keep) ? false : saysWithdraw(said));
  if (isSure === null) return null;
  if (!isSure) return rest(about, text(words.kept));
  const ended = await ask({ kind: 'withdraw', number: record.number }, record.number, parts);
  return ended.ok
    ? rest(about, text(card({ ...about, opened: ended.value }), page.withdraw.sent))
    : rest(about, text(ended.message));
}

const answers = { day: dayAnswered, withdrawal: withdrawalAnswered } as const;
