import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { addressSearchWords } from '../../../src/content/screens/address-search.ts';
import { answerName } from '../../../src/dialogue/answers/answer-name.ts';
import { choiceOf } from '../../../src/dialogue/messages/confirm.ts';
import { clearWhileTyped, type RecognisedAnswer } from '../../../src/store/recognised-answer.ts';
import { answersOfOpen, openOf, type Reply, type SideQuestion } from '../../../src/store/reply.ts';
import type { ChannelMessage, Choice } from '../channel-message.ts';
import { helpBeside } from './asking.ts';
import { call, lines, linkTo, offering, onSite, paragraphs, person, type SpeechLinks, say } from './said.ts';

const decide = (title: string, choice: 'yes' | 'no' | 'other'): Choice => ({
  title,
  tap: { kind: 'decide', choice },
});

/** What it asks is answered by them, in a list too. */
const asksWhich = [replies.near, replies.nearOne, replies.whichAddress];

function suggested(text: string, suggestions: readonly string[]): readonly Choice[] {
  const taps = suggestions.map((words) => say(words));
  return asksWhich.some((asked) => text.includes(asked)) ? taps : helpBeside(0, taps);
}

/** What a page says beside what it shows. */
const pageNotes = new Set<string>([...Object.values(sideQuestionWords.panels), addressSearchWords.said.open]);

function textReply(
  reply: Extract<Reply, { kind: 'text' }>,
  isLast: boolean,
  links: SpeechLinks,
): ChannelMessage[] {
  const { link, suggestions = [], choices = [], handsOff } = reply;
  const text = reply.text.replace(addressSearchWords.said.byTap, channelWords.byClip);
  if (text === '' || pageNotes.has(reply.text)) return [];
  const taps: Choice[] = handsOff
    ? [person, call, onSite]
    : [
        ...choices.map(
          ({ step, raw, shown }): Choice => ({ title: shown, tap: { kind: 'answer', step, raw } }),
        ),
        ...(choices.length > 0 ? [] : suggested(text, suggestions)),
      ];
  const offered = isLast ? taps : [];
  if (link === undefined) return [offering(text, offered)];
  const led = linkTo(text, link.text, link.path, links);
  return offered.length === 0 ? [led] : [led, offering(channelWords.orTap, offered)];
}

/** What waits for a yes, with each answer that it is about. */
export function proposalOf(question: SideQuestion): ChannelMessage | null {
  const { reply } = question;
  if (reply.kind === 'text') return null;
  const { yes, no } = choiceOf(question);
  const told = answersOfOpen(reply).filter(({ shown }) => shown !== '');
  const textBy = (textOf: (answer: RecognisedAnswer) => string): string =>
    paragraphs([
      reply.text,
      lines(told.map((answer) => ({ label: answerName(answer), value: textOf(answer) }))),
    ]);
  const text = textBy(clearWhileTyped);
  const masked = textBy(({ shown }) => shown);
  const choices = [
    decide(yes, 'yes'),
    ...(reply.kind === 'several' && reply.other ? [decide(reply.other.label, 'other')] : []),
    decide(no, 'no'),
  ];
  return offering(text, choices, masked === text ? {} : { masked });
}

/** The replies of a turn. What is tapped belongs to the last one. */
export function repliesOf(
  before: readonly SideQuestion[],
  after: readonly SideQuestion[],
  links: SpeechLinks,
): ChannelMessage[] {
  const open = openOf(after);
  // What waits for a yes is asked behind what is replied.
  const news = after
    .filter((question) => !before.includes(question))
    .toSorted((one, other) => Number(one === open) - Number(other === open));
  return news.flatMap((question) => {
    if (question.reply.kind === 'text') return textReply(question.reply, question === after.at(-1), links);
    return question === open ? (proposalOf(question) ?? []) : [];
  });
}
