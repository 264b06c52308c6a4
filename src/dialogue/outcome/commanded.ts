import type { Reply } from '../../store/reply.ts';
import { selectIsEarlier } from '../selectors.ts';
import { type Decided, ofDeeds } from './decided.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { joinTexts, proposed } from './proposed.ts';
import type { QuestionContext } from './question-context.ts';
import { repliesTold } from './replies-told.ts';
import { runCommand } from './run-command.ts';
import { stateThere } from './state-there.ts';
import { toldBy } from './told-answers.ts';

/** The command of a message. Who has no line of the carrier's says so where it is asked; 'voltar' leaves a correction. */
function commandIn({ decisions, question: { state, wentBack } }: Decided): string | undefined {
  if (decisions.some(({ act }) => act.does === 'lack' && act.object === 'line_phone')) return 'no-line';
  const name = ofDeeds(decisions, 'carry out').find(({ does }) => does === 'command')?.object;
  return name === 'back' && selectIsEarlier(state) && !wentBack ? 'go-on' : name;
}

const isLeaving = (outcome: MessageOutcome): boolean =>
  outcome.kind === 'go' ||
  outcome.kind === 'leave' ||
  (outcome.kind === 'reply' && outcome.reply.kind === 'leave');

/** The reply that an outcome brings already. */
const replyOf = (outcome: MessageOutcome): Reply | undefined => {
  if (outcome.kind === 'reply') return outcome.reply;
  return outcome.kind === 'go' || outcome.kind === 'panel' ? outcome.beside : undefined;
};

/** An outcome with another reply. */
function withReply(outcome: MessageOutcome, reply: Reply): MessageOutcome {
  if (outcome.kind === 'reply') return { ...outcome, reply };
  return outcome.kind === 'go' || outcome.kind === 'panel' ? { ...outcome, beside: reply } : outcome;
}

/** One step back from what waits at the open question is the question itself. */
const takesBack = (name: string | undefined, { waiting, steps }: QuestionContext): boolean =>
  name === 'back' && waiting.length > 0 && waiting.every(({ step }) => steps.some(({ id }) => id === step));

/** A command leads elsewhere, or is replied to; what a message tells and asks besides goes along. */
export function commanded(decided: Decided): MessageOutcome | null {
  const { question } = decided;
  const name = commandIn(decided);
  if (takesBack(name, question)) return { kind: 'decide', isYes: false, beside: null };
  const outcome = name === undefined ? null : runCommand(name, question.state);
  return outcome && withTold(outcome, decided);
}

function withTold(outcome: MessageOutcome, { decisions, question }: Decided): MessageOutcome {
  const { state } = question;
  const there = isLeaving(outcome) ? { ...question, steps: [], state: stateThere(outcome, state) } : question;
  const { answers } = toldBy(ofDeeds(decisions, 'store', 'propose'), there);
  const own = replyOf(outcome);
  const replied = joinTexts(repliesTold(decisions, question, true)?.text, own?.text);
  if (answers.length === 0)
    return replied === ''
      ? outcome
      : withReply(outcome, own === undefined ? { kind: 'text', text: replied } : { ...own, text: replied });
  if (outcome.kind === 'leave') return { ...outcome, told: answers };
  if (own?.kind === 'leave') return withReply(outcome, { ...own, told: answers });
  const asking = proposed(answers, there, replied === '' ? {} : { told: replied });
  return asking.kind === 'reply' ? withReply(outcome, asking.reply) : asking;
}
