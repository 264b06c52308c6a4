import { handOffWords } from '../../../src/content/conversation/hand-off.ts';
import { whatsappWords as words } from '../../../src/content/conversation/whatsapp.ts';
import { isSensitive } from '../../../src/dialogue/answers/is-sensitive.ts';
import { isClosedWord } from '../../../src/dialogue/closed-words.ts';
import { selectSideQuestions } from '../../../src/dialogue/messages/side-questions.ts';
import { actionsOf } from '../../../src/store/reply.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts, selectMonthlyPrice } from '../../../src/store/selectors.ts';
import { whileHeardBy } from '../../consents/spoken.ts';
import type { Inbound, Received } from '../channel-message.ts';
import { resting } from '../follow/about.ts';
import { askedNow } from '../prompts/asked-now.ts';
import { differenceOf } from '../prompts/messages-of.ts';
import { panelOf } from '../prompts/panel-of.ts';
import { asSpoken, joined, offering, say, text } from '../prompts/said.ts';
import { greets, holdsNoAnswer } from '../small-talk.ts';
import type { Before, ChannelFace, TakeTurn, Turn } from '../turn.ts';
import { recordsOf } from './access.ts';
import { answered, linksOf, withKnown } from './answered.ts';
import { agreesToErasure, besides, type Commanded, commanded, commandIn } from './commanded.ts';
import { furtherOf } from './further-of.ts';
import { askedIn, type Kept, keptIn, keptText } from './kept.ts';
import { type Opened, openTalk, type TurnParts } from './open-talk.ts';
import { saidIn, saidToPerson } from './said-by-visitor.ts';
import type { Talk } from './talk.ts';

/** Carries out what a channel received, in a visit that is opened for it. */
export const turnTaker =
  (parts: TurnParts): TakeTurn =>
  async (before, inbound) => {
    const kept = keptIn(before.visit, parts.sold().campaigns);
    const opened = () => openTalk(kept, before, inbound, parts);
    if (before.isSilent && kept !== null && !isHeardInSilence(inbound, kept)) {
      const silent = silentTurn(before, kept, inbound);
      return mayAnswer(inbound, kept) ? answeredInSilence(await opened(), inbound, parts, silent) : silent;
    }
    if (before.isStopped && kept !== null && isMereWord(inbound)) return silentTurn(before, kept, inbound);
    const turn = async () => carriedOut(await opened(), inbound, parts);
    return inbound.heardBy === undefined ? turn() : whileHeardBy(inbound.heardBy, turn);
  };

/** It answers that the messages have stopped, and wants none again: a yes, a no or thanks. */
const isMereWord = ({ received }: Inbound): boolean =>
  received.kind === 'text' &&
  (isClosedWord(received.text) || (holdsNoAnswer(received.text) && !greets(received.text)));

const isHeardInSilence = (inbound: Inbound, kept: Kept): boolean =>
  (inbound.received.kind === 'staff' && inbound.received.does.kind !== 'nudge') ||
  ['erase', 'stop'].includes(commandIn(inbound) ?? '') ||
  agreesToErasure(inbound, kept);

/** What a person of the shop asked is answered in words or by a tap. */
const mayAnswer = ({ received: { kind } }: Inbound, { visit }: Kept): boolean =>
  kind === 'form' || (visit.state.talk.asked !== null && (kind === 'text' || kind === 'tap'));

/** Whether the question takes or refuses something of what was said, or asks whether it is right. */
const isAnswered = (before: RootState, { answers: { values, draft, refused } }: RootState): boolean =>
  values !== before.answers.values || draft !== before.answers.draft || Object.keys(refused).length > 0;

/** A person speaks: what the visitor writes is theirs to read, and their yes is none to what was asked before. */
const silentTurn = (before: Before, kept: Kept, { id, received }: Inbound): Turn => ({
  ...standingOf(kept.visit.state),
  visit: keptText({ ...kept, asks: null }),
  said: saidToPerson(received),
  unread: id,
  shown: [],
  asksPerson: false,
  misunderstood: 0,
  isStopped: before.isStopped,
  isErased: false,
});

const standingOf = (state: RootState) => ({
  leadId: recordsOf(state)[0] ?? null,
  campaign: state.visit.campaign.prefix,
});

/** What answers the person's question is taken; all else is theirs to read. */
async function answeredInSilence(
  opened: Opened,
  inbound: Inbound,
  parts: TurnParts,
  silent: Turn,
): Promise<Turn> {
  const { talk } = opened;
  const before = talk.visit.store.getState();
  const links = linksOf(talk, parts);
  await answered(opened, inbound, links);
  const state = await talk.visit.settled();
  const visit = keptText(keptAfter(opened, null, false));
  if (!isAnswered(before, state)) return silent;
  const isOver = state.talk.asked === null;
  return {
    ...silent,
    ...standingOf(state),
    visit,
    said: saidIn(inbound.received, before, state),
    shown: isOver ? [] : withKnown(differenceOf(before, state, links), state, talk.ownPhone),
  };
}

/** Nothing, in a conversation that begins. */
const seenBefore = (kept: Kept | null, first: RootState): RootState | null => kept && first;

async function carriedOut(opened: Opened, inbound: Inbound, parts: TurnParts): Promise<Turn> {
  const { talk, kept } = opened;
  const first = talk.visit.store.getState();
  const own =
    (await commanded(opened, inbound, parts)) ??
    furtherOf(inbound.received, first, linksOf(talk, parts), kept);
  const said = own?.shown ?? (await answered(opened, inbound, linksOf(talk, parts)));
  await talk.visit.settled();
  const elsewhere = talk.leaves ?? talk.visit.elsewhere();
  if (elsewhere !== null) {
    const { slots, state } = talk.visit.leave();
    await opened.reopen({ path: inFace(elsewhere, talk.face), slots, talk: state.talk });
  }
  const state = talk.visit.store.getState();
  noteReview(opened, first, state);
  if (talk.face === 'whatsapp') await consents(opened.kept, own, state, parts);
  const wantsPerson = own?.asksPerson === true || wasHandedOff(first, state);
  // On the phone they have one.
  const asksPerson = wantsPerson && talk.face !== 'phone';
  const asksSecret = talk.face === 'whatsapp' && kept?.hasToldSecrets !== true && isAskingSecret(state);
  const isQuiet =
    wantsPerson ||
    own?.isAlone === true ||
    saysAllBeside(talk, inbound, state) ||
    goesLater(talk, first, state);
  const summary = await summaryOf(first, state, parts);
  const panels = talk.panels.flatMap((panel) => panelOf(panel, state));
  const seen = seenBefore(kept, first);
  const asked = () =>
    withKnown(differenceOf(seen, state, { ...linksOf(talk, parts), summary }, panels), state, talk.ownPhone);
  const shown = joined([
    ...opened.greeting,
    ...said,
    ...(asksSecret ? [text(words.secret)] : []),
    ...(isQuiet ? panels : opened.forms.offered(asked(), seen, state)),
    ...(await besides(talk, wantsPerson, parts)),
    ...askToStop(talk, first, state),
  ]);
  const left = keptAfter(opened, own, asksSecret);
  return {
    ...standingOf(state),
    visit: keptText(left),
    asks: askedIn(left),
    said: isNotAsked(inbound.received, talk) ? words.cannotAsk : saidIn(inbound.received, first, state),
    shown: talk.face === 'phone' ? shown.map(asSpoken) : shown,
    asksPerson,
    misunderstood: state.misunderstandings.inARow,
    isStopped: own?.isStopped ?? false,
    isErased: own?.isErased ?? false,
  };
}

/** A link that was sent is all there is to say, and what a person did without a question is not told. */
const saysAllBeside = (talk: Talk, { received }: Inbound, { lead }: RootState): boolean =>
  received.kind === 'staff'
    ? !talk.isAsked
    : talk.face === 'phone' && lead.id !== null && (talk.wantsToConfirm || talk.wantsSite);

/** Who goes on later, and said nothing else, is not asked at once again. */
const goesLater = ({ panels }: Talk, before: RootState, state: RootState): boolean =>
  panels.includes('later') && selectSideQuestions(state).open === null && !isAnswered(before, state);

const isNotAsked = (received: Received, { isAsked }: Talk): boolean =>
  received.kind === 'staff' && received.does.kind === 'ask' && !isAsked;

const keptAfter = ({ talk, kept, jar }: Opened, own: Commanded | null, asksSecret: boolean): Kept => ({
  visit: talk.visit.leave(),
  jar,
  priceShown: talk.priceShown,
  voices: talk.voices,
  asks: own?.asks ?? null,
  following: own?.following ?? resting(kept?.following ?? null),
  listedFrom: own?.listedFrom ?? 0,
  hasToldSecrets: kept?.hasToldSecrets === true || asksSecret,
});

/** The first message says what going on agrees to, and 'parar' ends it. */
async function consents(kept: Kept | null, own: Commanded | null, { lead }: RootState, parts: TurnParts) {
  const isNew = lead.id !== kept?.visit.state.lead.id;
  if (lead.id !== null && (isNew || own?.isStopped)) await parts.noteConsent(lead.id, !own?.isStopped);
}

/** Of an order that this message made. */
async function summaryOf(before: RootState, after: RootState, { linkToSummary }: TurnParts) {
  const { order, renewal } = selectFacts(after);
  const isNew = order !== null && selectFacts(before).order === null;
  return isNew && renewal === null ? linkToSummary(order.orderNumber) : undefined;
}

const isAskingSecret = (state: RootState): boolean => {
  const asked = askedNow(state);
  return asked !== null && isSensitive(asked);
};

/** A price that the shop changed meanwhile is not shown by a review that was asked already. */
function noteReview({ talk, isStart }: Opened, before: RootState, after: RootState): void {
  const now = selectMonthlyPrice(after);
  if (isStart || askedNow(before) !== 'accept_information' || selectMonthlyPrice(before) !== now)
    talk.priceShown = now;
}

/** A page of another campaign, in this face. */
const inFace = (path: string, face: ChannelFace): string =>
  path.replace(/\/(?:chat|chat-tct|checkout)\/[^?]*/, `/${face}/`);

/** What is said beside the questions in this turn. */
const newsOf = ({ talk: before }: RootState, { talk: now }: RootState) =>
  now.beside.questions.filter(({ id }) => before.beside.questions.every((one) => one.id !== id));

/** Who wants no calls may mean messages too. */
const askToStop = ({ face }: Talk, before: RootState, now: RootState) =>
  face === 'whatsapp' &&
  newsOf(before, now).some(({ reply }) => actionsOf(reply).topic === 'parar-as-ligacoes')
    ? [offering(words.asksToStop, [say(words.stop, 'parar')])]
    : [];

/** Whether a person was asked for in other words than those that work at any time. */
const wasHandedOff = (before: RootState, now: RootState): boolean =>
  newsOf(before, now).some(({ reply }) => reply.text === handOffWords.offered);
