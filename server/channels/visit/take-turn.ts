import { dayInBrasilia, toIsoDate } from '../../../src/brazil/date.ts';
import { opening } from '../../../src/brazil/opening.ts';
import { formatPhone } from '../../../src/brazil/phone.ts';
import { handOffWords } from '../../../src/content/conversation/hand-off.ts';
import { whatsappWords as words } from '../../../src/content/conversation/whatsapp.ts';
import { openingHours, openingWords } from '../../../src/content/opening-hours.ts';
import { isSensitive } from '../../../src/dialogue/answers/is-sensitive.ts';
import { bareOf } from '../../../src/dialogue/closed-words.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts, selectStepsShown } from '../../../src/store/selectors.ts';
import type { ChannelMessage, Choice, Inbound, Received } from '../channel-message.ts';
import { askedNow } from '../speech/asked-now.ts';
import { differenceOf, type Moment } from '../speech/messages-of.ts';
import { answersToChange, panelOf } from '../speech/panel-of.ts';
import { phaseOf } from '../speech/phase-of.ts';
import { plansCompared, questionOf } from '../speech/question-of.ts';
import type { Before, TakeTurn, Turn } from '../turn.ts';
import { recordsOf } from './access.ts';
import {
  answerContact,
  answerForVisitor,
  answerPosition,
  answerTap,
  answerText,
  isOpen,
  openStep,
} from './carry-out.ts';
import { agreesToErasure, type Commanded, commanded, commandIn, siteLink, text } from './commanded.ts';
import { type Kept, keptIn } from './kept.ts';
import { type Opened, openTalk, type TurnParts } from './open-talk.ts';
import { saidIn, saidToPerson } from './said-by-visitor.ts';
import { arrive, type Talk } from './talk.ts';

/** Carries out what a channel received, in a visit that is opened for it. */
export const turnTaker =
  (parts: TurnParts): TakeTurn =>
  async (before, inbound) => {
    const kept = keptIn(before.visit);
    if (before.isSilent && kept !== null && !isHeardInSilence(inbound, kept))
      return silentTurn(before, kept, inbound);
    const opened = await openTalk(kept, before, inbound, parts);
    return carriedOut(opened, inbound, parts);
  };

const isHeardInSilence = (inbound: Inbound, kept: Kept): boolean =>
  inbound.received.kind === 'staff' ||
  ['erase', 'stop'].includes(commandIn(inbound) ?? '') ||
  agreesToErasure(inbound, kept);

/** A person speaks: what the visitor writes is theirs to read, and their yes is none to what was asked before. */
const silentTurn = (before: Before, kept: Kept, { received }: Inbound): Turn => ({
  ...standingOf(kept.visit.state),
  visit: JSON.stringify({ ...kept, asks: null }),
  said: saidToPerson(received),
  shown: [],
  asksPerson: false,
  misunderstood: 0,
  isStopped: before.isStopped,
  isErased: false,
});

const standingOf = (state: RootState) => ({
  leadId: recordsOf(state)[0] ?? null,
  campaign: state.visit.prefix,
});

const momentOf = (talk: Talk): Moment => ({
  state: talk.visit.store.getState(),
  sideQuestions: talk.side.questions,
});

async function carriedOut(opened: Opened, inbound: Inbound, parts: TurnParts): Promise<Turn> {
  const { talk, kept } = opened;
  const first = momentOf(talk);
  const own = (await commanded(opened, inbound, parts)) ?? furtherOf(inbound.received, first.state, parts);
  const said = own?.shown ?? (await answered(opened, inbound, parts.siteUrl));
  await talk.visit.settled();
  const elsewhere = talk.leaves ?? talk.visit.elsewhere();
  if (elsewhere !== null) await opened.reopen({ path: inFace(elsewhere), slots: talk.visit.leave().slots });
  arrive(talk);
  const after = momentOf(talk);
  const { state } = after;
  await consents(opened.kept, own, state, parts);
  const asksPerson = own?.asksPerson === true || wasHandedOff(first, after);
  const asksSecret = kept?.hasToldSecrets !== true && isAskingSecret(state);
  const isQuiet = own?.isAlone === true || asksPerson || (inbound.received.kind === 'staff' && !talk.isAsked);
  const summary = await summaryOf(first.state, state, parts);
  const asked = () => differenceOf(kept === null ? null : first, after, { site: parts.siteUrl, summary });
  const shown = [
    ...opened.greeting,
    ...said,
    ...(asksSecret ? [text(words.secret)] : []),
    ...(isQuiet ? [] : withKnown(asked(), state, talk.ownPhone)),
    ...(await besides(talk, asksPerson, parts)),
  ];
  return {
    ...standingOf(state),
    visit: JSON.stringify(keptAfter(opened, own, asksSecret)),
    said: isNotAsked(inbound.received, talk) ? words.cannotAsk : saidIn(inbound.received, first, after),
    shown,
    asksPerson,
    misunderstood: state.misunderstandings.inARow,
    isStopped: own?.isStopped ?? false,
    isErased: own?.isErased ?? false,
  };
}

const isNotAsked = (received: Received, { isAsked }: Talk): boolean =>
  received.kind === 'staff' && received.does.kind === 'ask' && !isAsked;

const keptAfter = ({ talk, kept, jar }: Opened, own: Commanded | null, asksSecret: boolean): Kept => ({
  visit: talk.visit.leave(),
  jar,
  side: talk.side,
  returnedTo: talk.returnedTo.current,
  wentBackTo: talk.wentBackTo.current,
  asks: own?.asks ?? null,
  following: own?.following ?? null,
  hasToldSecrets: kept?.hasToldSecrets === true || asksSecret,
});

/** What is known of what is asked: the phone that is written from, unless it is hidden or foreign; the number of a searched address. */
function knownOf(asked: FieldName | null, { answers }: RootState, phone: string): Omit<Choice, 'tap'> | null {
  if (asked === 'phone' && phone !== '') return { title: words.ownNumber, detail: formatPhone(phone) };
  const number = asked === 'number' ? answers.draft?.number?.[0] : undefined;
  return number ? { title: number } : null;
}

/** Where what is asked is known, it can be tapped. */
function withKnown(shown: readonly ChannelMessage[], state: RootState, phone: string): ChannelMessage[] {
  const said = shown.filter((message) => message.kind === 'template' || message.text !== '');
  const [step] = selectStepsShown(state);
  const last = said.at(-1);
  const asked = askedNow(state);
  const known = knownOf(asked, state, phone);
  if (step === undefined || asked === null || known === null || last?.kind !== 'choices') return said;
  const raw = { [asked]: [known.detail ?? known.title] };
  const choice: Choice = { ...known, tap: { kind: 'answer', step: step.id, raw } };
  return [...said.slice(0, -1), { ...last, choices: [choice, ...last.choices] }];
}

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
async function besides(talk: Talk, asksPerson: boolean, parts: TurnParts): Promise<ChannelMessage[]> {
  const state = talk.visit.store.getState();
  return [
    ...talk.panels.flatMap((panel) => panelOf(panel, state)),
    ...(talk.wantsSite ? [await siteLink(state, parts)] : []),
    ...(asksPerson ? [waits(parts)] : []),
  ];
}

/** Carries out what is no word of its own. Returns what is said to its kind, before what the visit says. */
async function answered(
  { talk, isStart }: Opened,
  { received }: Inbound,
  site: string,
): Promise<ChannelMessage[]> {
  switch (received.kind) {
    case 'text': {
      if (isStart) return [];
      const written = choiceWritten(received.text, talk, site);
      if (written !== undefined) await answerTap(written.tap, talk);
      else await answerText(received.text, talk);
      return [];
    }
    case 'tap':
      return received.tap !== null && (await answerTap(received.tap, talk)) ? [] : [text(words.again)];
    case 'location':
      return answerPosition(received, talk) ? [] : [text(words.notNow)];
    case 'contact':
      return answerContact(received.phone, talk) ? [] : [text(words.notNow)];
    case 'media':
      if (received.caption !== '') await answerText(received.caption, talk);
      return [text(words.unread[received.media])];
    case 'other':
      return [text(words.unread.other)];
    case 'staff':
      return staffDeed(received, talk);
  }
}

/** What is asked, shown further or otherwise: that is the question itself. */
function furtherOf(received: Received, state: RootState, { siteUrl: site }: TurnParts): Commanded | null {
  const tap = received.kind === 'tap' && received.tap?.kind === 'do' ? received.tap : null;
  switch (tap?.name) {
    case 'more':
      return { shown: questionOf(state, { site }, tap.from), isAlone: true };
    case 'compare-plans':
      return { shown: plansCompared(state, { site }), isAlone: true };
    case 'change-answer':
      return { shown: answersToChange(state, tap.from), isAlone: true };
    default:
      return null;
  }
}

/** The choice of what is asked whose words were written instead of tapped. A consent keeps the words that gave it. */
function choiceWritten(said: string, talk: Talk, site: string): Choice | undefined {
  const state = talk.visit.store.getState();
  const asked = phaseOf(state, { site }) ?? questionOf(state, { site });
  return withKnown(asked, state, talk.ownPhone)
    .flatMap((message) => (message.kind === 'choices' ? message.choices : []))
    .filter(({ tap }) => tap.kind === 'do' || (tap.kind === 'answer' && !tap.raw.accept_information))
    .find(({ title }) => bareOf(title) === bareOf(said));
}

/** What a person of the shop has the conversation do. */
async function staffDeed(
  { does, operator }: Extract<Received, { kind: 'staff' }>,
  talk: Talk,
): Promise<ChannelMessage[]> {
  if (does.kind === 'ask' && !(await canAsk(does.step, talk))) return [];
  talk.isAsked = true;
  if (does.kind === 'hand-back') return [text(words.back)];
  if (does.kind === 'answer') answerForVisitor(does.step, does.raw, talk);
  return [text(does.kind === 'ask' ? words.asks(operator) : words.noted(operator))];
}

/** What comes later waits for the answers before it. */
async function canAsk(step: StepId, talk: Talk): Promise<boolean> {
  openStep(step, talk);
  await talk.visit.settled();
  return isOpen(step, talk);
}

/** A page of another campaign, in this face. */
const inFace = (path: string): string => path.replace(/\/(?:chat|chat-tct|checkout)\/[^?]*/, '/whatsapp/');

/** Whether a person was asked for in other words than those that work at any time. */
const wasHandedOff = (before: Moment, after: Moment): boolean =>
  after.sideQuestions.some(
    ({ id, reply }) =>
      reply.text === handOffWords.offered && before.sideQuestions.every((one) => one.id !== id),
  );

const waits = ({ clock }: TurnParts): ChannelMessage => ({
  kind: 'choices',
  text: words.waits(whenAnswered(clock())),
  choices: [{ title: words.call, tap: { kind: 'do', name: 'request-call' } }],
});

/** When somebody of the team answers. */
function whenAnswered(now: Date): string {
  const at = opening(openingHours, now.getTime());
  if (at?.isOpen) return openingWords.open;
  return openingWords.closed(at?.opensAt ?? null, toIsoDate(dayInBrasilia(now.getTime())));
}
