import { dayInBrasilia, toIsoDate } from '../../../src/brazil/date.ts';
import { phoneWords } from '../../../src/content/conversation/phone.ts';
import { whatsappWords as words } from '../../../src/content/conversation/whatsapp.ts';
import { whenAnswered } from '../../../src/content/opening-hours.ts';
import { erasureWords } from '../../../src/content/screens/erasure.ts';
import { bareOf, saysYes } from '../../../src/dialogue/closed-words.ts';
import { handedOff, helpRequested } from '../../../src/store/events.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts } from '../../../src/store/selectors.ts';
import type { ChannelMessage, Inbound, Received } from '../channel-message.ts';
import type { FollowParts } from '../follow/about.ts';
import { followed } from '../follow/follow.ts';
import { questionAgain } from '../prompts/question-of.ts';
import { aside, change, command, offering, text } from '../prompts/said.ts';
import { addressOf, recordsOf } from './access.ts';
import { askedBefore, type Kept } from './kept.ts';
import type { Opened, TurnParts } from './open-talk.ts';
import type { Talk } from './talk.ts';

const commands = Object.entries(words.commands).map(
  ([name, pattern]) => [name, new RegExp(`^(?:${pattern})$`)] as const,
);

/** The word of a message that works at any time. A press on an old question about erasing asks it again. */
export function commandIn({ received }: Inbound): string | null {
  const said = wordsIn(received);
  const word = said === null ? null : (commands.find(([, one]) => one.test(bareOf(said)))?.[0] ?? null);
  if (received.kind === 'text' || word === 'stop' || word === 'follow') return word;
  const name = received.kind === 'tap' && received.tap?.kind === 'do' && received.tap.name;
  if (name === 'request-person') return 'person';
  return name === 'erase' ? name : null;
}

export interface Commanded {
  readonly shown: readonly ChannelMessage[];
  /** Nothing else is said. */
  readonly isAlone?: true;
  readonly asksPerson?: true;
  readonly isStopped?: true;
  readonly isErased?: true;
  readonly asks?: Kept['asks'];
  readonly following?: Kept['following'];
  readonly listedFrom?: number;
}

/** The words that work at any time. Null if the message is none after all. */
export async function commanded(
  opened: Opened,
  inbound: Inbound,
  parts: TurnParts,
): Promise<Commanded | null> {
  const { talk, kept } = opened;
  const { store } = talk.visit;
  const word = commandIn(inbound);
  if (talk.face === 'phone')
    // A person is there already, no messages are sent that could be stopped, and nobody else acts as the customer.
    return word === 'erase' || word === 'follow' || word === 'person'
      ? { shown: notHere(word, store.getState(), parts), isAlone: true }
      : null;
  if (agreesToErasure(inbound, kept)) return erased(talk, inbound, parts);
  if (word === 'erase') return { shown: [askErasure], isAlone: true, asks: 'erasure' };
  if (word === 'stop') return { shown: [text(words.stopped)], isAlone: true, isStopped: true };
  if (word === 'person') {
    store.dispatch(handedOff());
    return { shown: [], isAlone: true, asksPerson: true };
  }
  if (word === 'site') return { shown: [await siteLink(store.getState(), parts)], isAlone: true };
  const written = wordsIn(inbound.received);
  if (written === null) return null;
  const following = kept?.following ?? null;
  const own = await followed(
    written,
    following,
    word === 'follow',
    await followParts(opened, inbound, parts),
  );
  return own && { ...own, isAlone: true };
}

async function followParts(
  { talk, kept, clientOf, newKey, known }: Opened,
  { phone, received }: Inbound,
  parts: TurnParts,
): Promise<FollowParts> {
  const state = talk.visit.store.getState();
  return {
    ...{ ...known, clientOf, newKey, phone, read: (...asked) => parts.read(...asked, addressOf(phone)) },
    opens: () => opensAt(parts),
    isPressed: received.kind === 'tap',
    isFree: selectFacts(state).order !== null || isUntouched(state),
    isBack: kept === null && known.records.some(({ isOwn }) => isOwn),
  };
}

/** Nothing was answered yet. */
const isUntouched = (state: RootState): boolean =>
  state.visit.phase === 'ready' &&
  recordsOf(state).length === 0 &&
  Object.keys(state.answers.values).length === 0 &&
  Object.keys(state.answers.draft ?? {}).length === 0;

/** Told to the seller alone, who goes on with the question. */
function notHere(
  word: keyof typeof phoneWords.notHere,
  state: RootState,
  { siteUrl }: TurnParts,
): ChannelMessage[] {
  const again = questionAgain(state, { site: siteUrl, isSpoken: true });
  return [aside(phoneWords.notHere[word]), ...(again === null ? [] : [again])];
}

async function erased(talk: Talk, inbound: Inbound, { mayShare }: TurnParts): Promise<Commanded> {
  if (await mayShare(inbound)) return { shown: [text(words.sharedBefore)], isAlone: true, asksPerson: true };
  const refused = await erase(talk);
  return refused === null
    ? { shown: [text(words.erased)], isAlone: true, isErased: true }
    : { shown: [text(refused)] };
}

/** Also the contact that was left where there is no coverage. Returns why it is refused. */
async function erase({ visit: { store, settled } }: Talk): Promise<string | null> {
  const { lead, answers } = store.getState();
  const kinds = ['withdrawal', 'erasure'] as const;
  for (const kind of lead.noCoverageId === null ? kinds.slice(1) : kinds) {
    store.dispatch(helpRequested({ kind, phone: answers.values.phone ?? '' }));
    const { help } = await settled();
    if (help[kind].kind === 'refused') return help[kind].message;
  }
  return null;
}

/** What was written, or is said by a press. */
const wordsIn = (received: Received): string | null => {
  if (received.kind === 'text') return received.text;
  return received.kind === 'tap' && received.tap?.kind === 'say' ? received.tap.text : null;
};

const askErasure = offering(`${erasureWords.title} ${erasureWords.explain}`, [
  command(erasureWords.confirm, 'erase'),
  command(erasureWords.keep, 'go-on-here'),
]);

/** A yes to the question whether everything is to be erased. */
export const agreesToErasure = (inbound: Inbound, kept: Kept | null): boolean =>
  kept?.asks === 'erasure' &&
  askedBefore(inbound, kept) === null &&
  (inbound.received.kind === 'text'
    ? saysYes(inbound.received.text) === true ||
      bareOf(inbound.received.text) === bareOf(erasureWords.confirm)
    : commandIn(inbound) === 'erase');

async function siteLink(state: RootState, { linkToSite, siteUrl }: TurnParts): Promise<ChannelMessage> {
  const url = state.lead.id === null ? null : await linkToSite(state.lead.id);
  const { text: carried, nothing, label } = words.site;
  return { kind: 'link', text: url === null ? nothing : carried, label, url: url ?? `${siteUrl}/chat/` };
}

/** What a message asked for that is no reply and no question. */
export async function besides(talk: Talk, wantsPerson: boolean, parts: TurnParts): Promise<ChannelMessage[]> {
  const state = talk.visit.store.getState();
  return [
    ...(talk.wantsSite || talk.wantsToConfirm
      ? [await (talk.face === 'phone' ? toConfirm : siteLink)(state, parts)]
      : []),
    ...(wantsPerson ? (talk.face === 'phone' ? notHere('person', state, parts) : [await waits(parts)]) : []),
  ];
}

/** The link goes to the customer alone: who answers for them on the phone cannot open it. */
async function toConfirm({ lead }: RootState, { sendToConfirm }: TurnParts): Promise<ChannelMessage> {
  if (lead.id === null) return aside(phoneWords.nothingToSend);
  const sent = await sendToConfirm(lead.id);
  const said = 'until' in sent ? `${phoneWords.sent(sent.until)}${sent.priceChange}` : sent.refused;
  return offering(said, [command(phoneWords.send, 'send-to-confirm'), change], { isAside: true });
}

const opensAt = async ({ clock, teamNow }: TurnParts): Promise<string> =>
  whenAnswered(await teamNow(), toIsoDate(dayInBrasilia(clock().getTime())));

const waits = async (parts: TurnParts): Promise<ChannelMessage> =>
  offering(words.waits(await opensAt(parts)), [command(words.call, 'request-call')]);
