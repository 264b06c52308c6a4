import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { periodSpan } from '../../../src/content/periods.ts';
import { followPageWords as page } from '../../../src/content/screens/follow-page.ts';
import type { Schedule } from '../../../src/contract/lead/answers.ts';
import { bareOf, leavesAnswer, placeNamed, saysYes } from '../../../src/dialogue/closed-words.ts';
import type { Choice } from '../channel-message.ts';
import { slotTitle } from '../prompts/choices-of.ts';
import { offering, say, text } from '../prompts/said.ts';
import { type About, ask, card, type Followed, freeSlots, rest, visitIn } from './about.ts';
import { contextOf, slotsNamed } from './wish-of.ts';

const words = whatsappWords.follow;

/** As many as a list shows beside the two other choices. */
const mostDays = 8;

/** The free days, or those of them that were named, from this place on. */
export function offerDays(about: About, named: readonly Schedule[] | null, from = 0): Followed {
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

/** What is said where days are offered; null if it is about something else. */
export async function dayAnswered(about: About): Promise<Followed | null> {
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
}

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
