import { formatPhone } from '../../../src/brazil/phone.ts';
import { whatsappWords as words } from '../../../src/content/conversation/whatsapp.ts';
import { bareOf, isClosedWord, placeNamed, saysThisNumber } from '../../../src/dialogue/closed-words.ts';
import { selectSideQuestions } from '../../../src/dialogue/messages/side-questions.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { askedFields } from '../../../src/funnel/walk.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectFacts, selectJourneySteps, selectStepsShown } from '../../../src/store/selectors.ts';
import { stepAsked } from '../../../src/store/talk.ts';
import type { MediaKind } from '../../conversations/media-types.ts';
import type { Asked, ChannelMessage, Choice, Inbound, Received } from '../channel-message.ts';
import { askedNow } from '../prompts/asked-now.ts';
import { few } from '../prompts/asking.ts';
import { choicesOf } from '../prompts/choices-of.ts';
import { phaseOf } from '../prompts/phase-of.ts';
import { questionOf } from '../prompts/question-of.ts';
import { offering, person, type SpeechLinks, text } from '../prompts/said.ts';
import {
  answerContact,
  answerForVisitor,
  answerPosition,
  answerTap,
  answerText,
  isOpen,
  isPlainForm,
  openStep,
} from './carry-out.ts';
import { askedBefore, type Kept } from './kept.ts';
import type { Opened, TurnParts } from './open-talk.ts';
import type { Talk } from './talk.ts';

/** Who sends so many in a row will not write. */
const manyVoices = 3;

function unread(media: MediaKind, talk: Talk, kept: Kept | null): ChannelMessage {
  if (media === 'voice') talk.voices = (kept?.voices ?? 0) + 1;
  return talk.voices < manyVoices ? text(words.unread[media]) : offering(words.unread.voices, [person]);
}

export const linksOf = ({ face }: Talk, { siteUrl }: TurnParts): SpeechLinks => ({
  site: siteUrl,
  isSpoken: face === 'phone',
});

/** Carries out what is no word of its own. Returns what is said to its kind, before what the visit says. */
export async function answered(
  { talk, kept, isStart, forms }: Opened,
  inbound: Inbound,
  links: SpeechLinks,
): Promise<ChannelMessage[]> {
  const { received } = inbound;
  const before = askedBefore(inbound, kept);
  if (before !== null) {
    const said = await answeredBefore(before, received, talk);
    if (said !== null) return said;
  }
  switch (received.kind) {
    case 'text': {
      if (isStart) return [];
      const written = choiceWritten(received.text, talk, links);
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
    case 'form':
      return forms.take(received, talk.visit);
    case 'media':
      if (received.caption !== '') await answerText(received.caption, talk);
      return [unread(received.media, talk, kept)];
    case 'other':
      return [text(words.unread.other)];
    case 'staff':
      return staffAction(received, talk);
  }
}

/** A reply to what is not asked any more changes its answer, and decides nothing else. Null if it is none. */
async function answeredBefore(
  { field }: Asked,
  received: Received,
  talk: Talk,
): Promise<ChannelMessage[] | null> {
  if (received.kind === 'tap' && received.tap?.kind === 'decide') return [text(words.again)];
  if (received.kind !== 'text') return null;
  if (isClosedWord(received.text)) return [text(words.passed)];
  const state = talk.visit.store.getState();
  const facts = selectFacts(state);
  const step = selectJourneySteps(state)
    .map(stepOf)
    .find((one) => field !== null && askedFields(one, facts).includes(field));
  if (step === undefined || field === null) return null;
  const choices = choicesOf({ state, step, field });
  const raw = { [field]: [received.text] };
  const titled = choices.find(({ title }) => bareOf(title) === bareOf(received.text));
  const isForm = isPlainForm(received.text) && fields[field].read(raw, facts).kind === 'read';
  const tap = titled?.tap ?? (isForm ? ({ kind: 'answer', step: step.id, raw } as const) : null);
  const placed = tap ?? choices.at(placeNamed(received.text) ?? choices.length)?.tap;
  return placed !== undefined && (await answerTap(placed, talk)) ? [] : null;
}

/** The choice of what is asked whose words were written instead of tapped. A consent keeps the words that gave it. */
function choiceWritten(said: string, talk: Talk, links: SpeechLinks): Choice | undefined {
  const state = talk.visit.store.getState();
  const asked = phaseOf(state, links) ?? questionOf(state, links);
  const isOwn = askedNow(state) === 'phone' && saysThisNumber(said);
  return withKnown(asked, state, talk.ownPhone)
    .flatMap((message) => (message.kind === 'choices' ? message.choices : []))
    .filter(({ tap }) => tap.kind === 'do' || (tap.kind === 'answer' && !tap.raw.accept_information))
    .find(({ title }) => bareOf(title) === bareOf(isOwn ? words.ownNumber : said));
}

/** What is known of what is asked: the phone that is written from, unless it is hidden or foreign; the number of a searched address. */
function knownOf(asked: FieldName | null, { answers }: RootState, phone: string): Omit<Choice, 'tap'> | null {
  if (asked === 'phone' && phone !== '') return { title: words.ownNumber, detail: formatPhone(phone) };
  const number = asked === 'number' ? answers.draft?.number?.[0] : undefined;
  return number ? { title: number } : null;
}

/** Where what is asked is known, it can be tapped. */
export function withKnown(
  shown: readonly ChannelMessage[],
  state: RootState,
  phone: string,
): ChannelMessage[] {
  const said = shown.filter(({ text: words }) => words !== '');
  const [step] = selectStepsShown(state);
  const last = said.at(-1);
  const asked = askedNow(state);
  const known = knownOf(asked, state, phone);
  const isProposing = selectSideQuestions(state).open !== null;
  if (step === undefined || asked === null || known === null || isProposing || last?.kind !== 'choices')
    return said;
  const raw = { [asked]: [known.detail ?? known.title] };
  const choice: Choice = { ...known, tap: { kind: 'answer', step: step.id, raw } };
  // It takes the place of help, not of a button.
  const others = last.choices.slice(0, last.choices.length <= few ? few - 1 : undefined);
  return [...said.slice(0, -1), { ...last, choices: [choice, ...others] }];
}

/** What a person of the shop has the conversation do. */
async function staffAction(
  { does, operator }: Extract<Received, { kind: 'staff' }>,
  talk: Talk,
): Promise<ChannelMessage[]> {
  if (does.kind === 'ask') {
    if (!(await canAsk(does.step, talk))) return [];
    talk.visit.store.dispatch(stepAsked(does.step));
  }
  talk.isAsked = true;
  if (does.kind === 'begin') return [];
  if (does.kind === 'hand-back') return [text(words.back)];
  if (does.kind === 'nudge') return [text(words.nudge)];
  if (does.kind === 'answer') answerForVisitor(does.step, does.raw, talk);
  return [text(does.kind === 'ask' ? words.asks(operator) : words.noted(operator))];
}

/** What comes later waits for the answers before it. */
async function canAsk(step: StepId, talk: Talk): Promise<boolean> {
  openStep(step, talk);
  await talk.visit.settled();
  return isOpen(step, talk);
}
