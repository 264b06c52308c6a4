import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { codeWords } from '../../../src/content/screens/collaborator-code.ts';
import { failedAnalysisWords } from '../../../src/content/screens/failed-analysis.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { laterWords } from '../../../src/content/screens/later.ts';
import { quizWords } from '../../../src/content/screens/quiz.ts';
import { expectedAt, shownQuestion } from '../../../src/dialogue/outcome/question-context.ts';
import { selectTranscript } from '../../../src/dialogue/selectors.ts';
import type { HelpKind } from '../../../src/store/events.ts';
import { openOf, type SideQuestion } from '../../../src/store/reply.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import type { ChannelMessage } from '../channel-message.ts';
import { phaseOf, unsavedOf } from './phase-of.ts';
import { questionAgain, questionOf } from './question-of.ts';
import { proposalOf, repliesOf } from './replies-of.ts';
import { joined, type SpeechLinks, text } from './said.ts';

const messagesAt = (state: RootState | null): readonly SideQuestion[] => state?.talk.beside.questions ?? [];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Results that were not told before. */
function found(state: RootState, before: RootState): ChannelMessage[] {
  const told = selectTranscript(before);
  return selectTranscript(state).flatMap((item) =>
    item.kind === 'shop' && item.isFound && !told.some((one) => one.id === item.id && one.text === item.text)
      ? [text(item.text)]
      : [],
  );
}

/** What a request came to, once it is granted. Where nothing stands, its own screen says so. */
const granted: Partial<Record<HelpKind, string>> = {
  review: failedAnalysisWords.review.granted,
  call: channelWords.callNoted,
  code: codeWords.sent,
  link: laterWords.sent,
  erasure: frame.erased,
};

function helped({ help }: RootState, before: RootState): ChannelMessage[] {
  const kinds: readonly HelpKind[] = ['review', 'call', 'withdrawal', 'erasure', 'code', 'link'];
  return kinds.flatMap((kind) => {
    const status = help[kind];
    if (isSame(status, before.help[kind])) return [];
    const told =
      status.kind === 'refused' ? status.message : status.kind === 'granted' ? granted[kind] : undefined;
    return told === undefined ? [] : [text(told)];
  });
}

/** Answers that were not taken, and why. */
function refused({ answers: { refused: now } }: RootState, before: RootState | null): ChannelMessage[] {
  if (before?.answers.refused === now) return [];
  return [...new Set(Object.values(now))].flatMap((why) => (why ? [text(why)] : []));
}

function isQuizAgain(state: RootState, before: RootState): boolean {
  const [was, now] = [before, state].map(({ stepResults }) => stepResults.risk?.quiz);
  return was != null && now != null && was.idQuiz === now.idQuiz && now.attemptsLeft < was.attemptsLeft;
}

/**
 * What a turn has to say: results, refusals, replies, then what is asked, unless it was said before and only waits. Each
 * thing is said once, and never what the visitor said.
 */
export function differenceOf(
  before: RootState | null,
  state: RootState,
  links: SpeechLinks,
  /** What a page would show over the conversation. */
  panels: readonly ChannelMessage[] = [],
): ChannelMessage[] {
  const unsaved = unsavedOf(state);
  const refusals = refused(state, before);
  const said = [
    ...(before ? [...found(state, before), ...helped(state, before)] : []),
    ...(before && isQuizAgain(state, before) ? [text(quizWords.again)] : []),
    ...repliesOf(messagesAt(before), messagesAt(state), links),
    ...(unsaved && !(before && isSame(unsaved, unsavedOf(before))) ? [unsaved] : []),
    ...refusals,
    ...panels,
  ];
  const blocked = phaseOf(state, links);
  const asked = blocked ?? proposed(before, state) ?? questionOf(state, links);
  const offers = said.at(-1);
  const isOffered = offers?.kind === 'choices' && offers.choices.some(({ tap }) => tap.kind === 'answer');
  if (isOffered && blocked === null) return joined(said);
  if (said.length === 0 || !isSame(asked, askedBefore(before, links))) return joined([...said, ...asked]);
  return joined(blocked === null ? withQuestion(said, refusals.length > 0, state, links) : said);
}

const askedBefore = (before: RootState | null, links: SpeechLinks): ChannelMessage[] | null =>
  before && (phaseOf(before, links) ?? questionOf(before, links));

/** What waits for a yes is the question; as a new reply it is said already. */
function proposed(before: RootState | null, state: RootState): ChannelMessage[] | null {
  const open = openOf(messagesAt(state));
  if (open === null) return null;
  const proposal = proposalOf(open);
  return proposal === null || !messagesAt(before).includes(open) ? [] : [proposal];
}

/** The same question after something else was said: in short, or only what can be tapped if that says what to write. */
function withQuestion(
  said: readonly ChannelMessage[],
  isRefused: boolean,
  state: RootState,
  links: SpeechLinks,
): ChannelMessage[] {
  const again = questionAgain(state, links);
  const last = said.at(-1);
  if (again === null || last === undefined) return [...said];
  const expected = expectedAt(shownQuestion(state));
  const isTold = expected !== '' && last.text.includes(expected);
  // What it offers answers the question itself, or helps with it.
  if (last.kind === 'choices' && (isTold || last.choices.some(({ tap }) => tap.kind === 'answer')))
    return [...said];
  const isAsked = last.kind === 'text' && (isRefused || isTold);
  return isAsked ? [...said.slice(0, -1), { ...again, text: last.text }] : [...said, again];
}
