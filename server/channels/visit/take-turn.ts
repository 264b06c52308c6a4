import { dayInBrasilia, toIsoDate } from '../../../src/brazil/date.ts';
import { opening } from '../../../src/brazil/opening.ts';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { handOffWords } from '../../../src/content/conversation/hand-off.ts';
import { phoneWords } from '../../../src/content/conversation/phone.ts';
import { whatsappWords as words } from '../../../src/content/conversation/whatsapp.ts';
import { whenAnswered } from '../../../src/content/opening-hours.ts';
import { isSensitive } from '../../../src/dialogue/answers/is-sensitive.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts, selectMonthlyPrice } from '../../../src/store/selectors.ts';
import { whileHeardBy } from '../../consents/spoken.ts';
import type { ChannelMessage, Inbound, Received } from '../channel-message.ts';
import { askedNow } from '../speech/asked-now.ts';
import { differenceOf, type Moment } from '../speech/messages-of.ts';
import { answersToChange, panelOf } from '../speech/panel-of.ts';
import { plansCompared, questionOf } from '../speech/question-of.ts';
import type { SpeechLinks } from '../speech/said.ts';
import { aside, asSpoken, command } from '../speech/said.ts';
import type { Before, ChannelFace, TakeTurn, Turn } from '../turn.ts';
import { recordsOf } from './access.ts';
import { answered, linksOf, withKnown } from './answered.ts';
import {
  agreesToErasure,
  type Commanded,
  commanded,
  commandIn,
  notHere,
  siteLink,
  text,
} from './commanded.ts';
import { type Kept, keptIn, keptText } from './kept.ts';
import { type Opened, openTalk, type TurnParts } from './open-talk.ts';
import { saidIn, saidToPerson } from './said-by-visitor.ts';
import type { Talk } from './talk.ts';

/** Carries out what a channel received, in a visit that is opened for it. */
export const turnTaker =
  (parts: TurnParts): TakeTurn =>
  async (before, inbound) => {
    const kept = keptIn(before.visit, parts.sold().campaigns);
    if (before.isSilent && kept !== null && !isHeardInSilence(inbound, kept))
      return silentTurn(before, kept, inbound);
    const turn = async () => carriedOut(await openTalk(kept, before, inbound, parts), inbound, parts);
    return inbound.heardBy === undefined ? turn() : whileHeardBy(inbound.heardBy, turn);
  };

const isHeardInSilence = (inbound: Inbound, kept: Kept): boolean =>
  inbound.received.kind === 'staff' ||
  ['erase', 'stop'].includes(commandIn(inbound) ?? '') ||
  agreesToErasure(inbound, kept);

/** A person speaks: what the visitor writes is theirs to read, and their yes is none to what was asked before. */
const silentTurn = (before: Before, kept: Kept, { received }: Inbound): Turn => ({
  ...standingOf(kept.visit.state),
  visit: keptText({ ...kept, asks: null }),
  said: saidToPerson(received),
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

const momentOf = ({ visit }: Talk): Moment => {
  const state = visit.store.getState();
  return { state, sideQuestions: state.talk.beside.questions };
};

async function carriedOut(opened: Opened, inbound: Inbound, parts: TurnParts): Promise<Turn> {
  const { talk, kept } = opened;
  const first = momentOf(talk);
  talk.priceShown = priceShownIn(kept);
  const own =
    (await commanded(opened, inbound, parts)) ??
    furtherOf(inbound.received, first.state, linksOf(talk, parts));
  const said = own?.shown ?? (await answered(opened, inbound, linksOf(talk, parts)));
  await talk.visit.settled();
  const elsewhere = talk.leaves ?? talk.visit.elsewhere();
  if (elsewhere !== null) {
    const { slots, state } = talk.visit.leave();
    await opened.reopen({ path: inFace(elsewhere, talk.face), slots, talk: state.talk });
  }
  const after = momentOf(talk);
  const { state } = after;
  noteReview(opened, first.state, state);
  if (talk.face === 'whatsapp') await consents(opened.kept, own, state, parts);
  const wantsPerson = own?.asksPerson === true || wasHandedOff(first, after);
  // On the phone they have one.
  const asksPerson = wantsPerson && talk.face !== 'phone';
  const asksSecret = talk.face === 'whatsapp' && kept?.hasToldSecrets !== true && isAskingSecret(state);
  const isQuiet = wantsPerson || own?.isAlone === true || saysAllBeside(talk, inbound, state);
  const summary = await summaryOf(first.state, state, parts);
  const asked = () => differenceOf(kept === null ? null : first, after, { ...linksOf(talk, parts), summary });
  const shown = [
    ...opened.greeting,
    ...said,
    ...(asksSecret ? [text(words.secret)] : []),
    ...(isQuiet ? [] : withKnown(asked(), state, talk.ownPhone)),
    ...(await besides(talk, wantsPerson, parts)),
  ];
  return {
    ...standingOf(state),
    visit: keptText(keptAfter(opened, own, asksSecret)),
    said: isNotAsked(inbound.received, talk) ? words.cannotAsk : saidIn(inbound.received, first, after),
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

const isNotAsked = (received: Received, { isAsked }: Talk): boolean =>
  received.kind === 'staff' && received.does.kind === 'ask' && !isAsked;

const keptAfter = ({ talk, kept, jar }: Opened, own: Commanded | null, asksSecret: boolean): Kept => ({
  visit: talk.visit.leave(),
  jar,
  priceShown: talk.priceShown,
  asks: own?.asks ?? null,
  following: own?.following ?? null,
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

/** What a message asked for that is no reply and no question. */
async function besides(talk: Talk, wantsPerson: boolean, parts: TurnParts): Promise<ChannelMessage[]> {
  const state = talk.visit.store.getState();
  return [
    ...talk.panels.flatMap((panel) => panelOf(panel, state)),
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
  const choices = [
    command(phoneWords.send, 'send-to-confirm'),
    command(channelWords.change, 'change-answer'),
  ];
  return { kind: 'choices', text: said, choices, isAside: true };
}

const priceShownIn = (kept: Kept | null): number | null =>
  kept && (kept.priceShown ?? selectMonthlyPrice(kept.visit.state));

/** A price that the shop changed meanwhile is not shown by a review that was asked already. */
function noteReview({ talk, isStart }: Opened, before: RootState, after: RootState): void {
  const now = selectMonthlyPrice(after);
  if (isStart || askedNow(before) !== 'accept_information' || selectMonthlyPrice(before) !== now)
    talk.priceShown = now;
}

/** What is asked, shown further or otherwise: that is the question itself. */
function furtherOf(received: Received, state: RootState, links: SpeechLinks): Commanded | null {
  const tap = received.kind === 'tap' && received.tap?.kind === 'do' ? received.tap : null;
  switch (tap?.name) {
    case 'more':
      return { shown: questionOf(state, links, tap.from), isAlone: true };
    case 'compare-plans':
      return { shown: plansCompared(state, links), isAlone: true };
    case 'change-answer':
      return { shown: answersToChange(state, tap.from), isAlone: true };
    default:
      return null;
  }
}

/** A page of another campaign, in this face. */
const inFace = (path: string, face: ChannelFace): string =>
  path.replace(/\/(?:chat|chat-tct|checkout)\/[^?]*/, `/${face}/`);

/** Whether a person was asked for in other words than those that work at any time. */
const wasHandedOff = (before: Moment, after: Moment): boolean =>
  after.sideQuestions.some(
    ({ id, reply }) =>
      reply.text === handOffWords.offered && before.sideQuestions.every((one) => one.id !== id),
  );

async function waits({ clock, openingHours }: TurnParts): Promise<ChannelMessage> {
  const now = clock().getTime();
  const when = whenAnswered(opening(await openingHours(), now), toIsoDate(dayInBrasilia(now)));
  return {
    kind: 'choices',
    text: words.waits(when),
    choices: [{ title: words.call, tap: { kind: 'do', name: 'request-call' } }],
  };
}
