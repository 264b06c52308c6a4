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
import { selectStepsShown } from '../../../src/store/selectors.ts';
import type { ChannelMessage } from '../channel-message.ts';
import { phaseOf, unsavedOf } from './phase-of.ts';
import { questionAgain, questionOf } from './question-of.ts';
import { proposalOf, repliesOf } from './replies-of.ts';
import { joined, type SpeechLinks, text } from './said.ts';

/** A visit as it stands, with the messages at its open question. */
export interface Moment {
  readonly state: RootState;
  readonly sideQuestions: readonly SideQuestion[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Results that were not told before. */
function found({ state }: Moment, before: Moment): ChannelMessage[] {
  const told = selectTranscript(before.state);
  return selectTranscript(state).flatMap((item) =>
    item.kind === 'shop' && item.isFound && !told.some((one) => one.id === item.id && one.text === item.text)
      ? [text(item.text)]
      : [],
  );
}

/** Words that were kept for a step, once it is asked: a yes takes none that were not shown. */
function remembered({ state }: Moment, before: Moment | null): ChannelMessage[] {
  const keptAt = (one: RootState) =>
    one.sideQuestions.filter(
      ({ says, isAfter, step }) => says && !isAfter && selectStepsShown(one).some(({ id }) => id === step),
    );
  const shown = before === null ? [] : keptAt(before.state);
  return keptAt(state)
    .filter((one) => !shown.some(({ says }) => says === one.says))
    .map(({ text: said, says = '' }) => ({
      kind: 'choices',
      text: said,
      choices: [{ title: says, tap: { kind: 'say', text: says } }],
    }));
}

/** What a request came to, once it is granted. Where nothing stands, its own screen says so. */
const granted: Partial<Record<HelpKind, string>> = {
  review: failedAnalysisWords.review.granted,
  call: channelWords.callNoted,
  code: codeWords.sent,
  link: laterWords.sent,
  erasure: frame.erased,
};

function helped({ state: { help } }: Moment, before: Moment): ChannelMessage[] {
  const kinds: readonly HelpKind[] = ['review', 'call', 'withdrawal', 'erasure', 'code', 'link'];
  return kinds.flatMap((kind) => {
    const status = help[kind];
    if (isSame(status, before.state.help[kind])) return [];
    const told =
      status.kind === 'refused' ? status.message : status.kind === 'granted' ? granted[kind] : undefined;
    return told === undefined ? [] : [text(told)];
  });
}

/** Answers that were not taken, and why. */
function refused({ state }: Moment, before: Moment | null): ChannelMessage[] {
  const { refused: now } = state.answers;
  return before?.state.answers.refused === now
    ? []
    : [...new Set(Object.values(now))].map((why) => text(why));
}

function isQuizAgain({ state }: Moment, before: Moment): boolean {
  const [was, now] = [before.state, state].map(({ stepResults }) => stepResults.risk?.quiz);
  return was != null && now != null && was.idQuiz === now.idQuiz && now.attemptsLeft < was.attemptsLeft;
}

/**
 * What a turn has to say: results, refusals, replies, then what is asked, unless it was said before and only waits. Each
 * thing is said once, and never what the visitor said.
 */
export function differenceOf(before: Moment | null, after: Moment, links: SpeechLinks): ChannelMessage[] {
  const { state } = after;
  const unsaved = unsavedOf(state);
  const refusals = refused(after, before);
  const said = [
    ...(before ? [...found(after, before), ...helped(after, before)] : []),
    ...(before && isQuizAgain(after, before) ? [text(quizWords.again)] : []),
    ...repliesOf(before?.sideQuestions ?? [], after.sideQuestions, links),
    ...(unsaved && !(before && isSame(unsaved, unsavedOf(before.state))) ? [unsaved] : []),
    ...refusals,
    ...remembered(after, before),
  ];
  const blocked = phaseOf(state, links);
  const asked = blocked ?? proposed(before, after) ?? questionOf(state, links);
  if (said.length === 0 || !isSame(asked, askedBefore(before, links))) return joined([...said, ...asked]);
  return joined(blocked === null ? withQuestion(said, refusals.length > 0, after, links) : said);
}

function askedBefore(before: Moment | null, links: SpeechLinks): ChannelMessage[] | null {
  return before && (phaseOf(before.state, links) ?? questionOf(before.state, links));
}

/** What waits for a yes is the question; as a new reply it is said already. */
function proposed(before: Moment | null, { sideQuestions }: Moment): ChannelMessage[] | null {
  const open = openOf(sideQuestions);
  if (open === null) return null;
  const proposal = proposalOf(open);
  return proposal === null || !before?.sideQuestions.includes(open) ? [] : [proposal];
}

/** The same question after something else was said: in short, or only what can be tapped if that says what to write. */
function withQuestion(
  said: readonly ChannelMessage[],
  isRefused: boolean,
  { state }: Moment,
  links: SpeechLinks,
): ChannelMessage[] {
  const again = questionAgain(state, links);
  const last = said.at(-1);
  if (again === null || last === undefined) return [...said];
  const expected = expectedAt(shownQuestion(state));
  const isTold = expected !== '' && last.kind === 'text' && last.text.includes(expected);
  const isAsked = last.kind === 'text' && (isRefused || isTold);
  return isAsked ? [...said.slice(0, -1), { ...again, text: last.text }] : [...said, again];
}
