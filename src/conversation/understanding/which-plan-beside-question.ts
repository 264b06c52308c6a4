import { proposalOf, type ReplyBeside } from './answered.ts';
import { chooses, compares, replyTo } from './beside-question.ts';
import { partedAtQuestion } from './parted-at-question.ts';
import type { Asked, QuestionReading, Reading } from './reading.ts';
import { pendingFields, type Recognised, recogniseAnswers } from './recognise-answers.ts';
import { planReply } from './replies/plans/plan-reply.ts';
import { type Text, textOf } from './text/text.ts';

/**
 * 'Me vê aquele de 119,99, mas é pra sempre?', where several plans fit: the visitor is asked which. Other answers beside it
 * wait for a yes. `isUnclear`: the message was not read otherwise.
 */
export function whichPlanBesideQuestion(text: Text, asked: Asked, isUnclear: boolean): Reading | null {
  const parted = pendingFields(asked).includes('idPlan') ? partedAtQuestion(text) : null;
  if (parted === null || parted.isConditional || compares.test(parted.statement.plain)) return null;
  if (!isUnclear && planReply(parted.question, asked, true) !== null) return null;
  const recognised = recogniseAnswers(parted.statement, asked, false);
  const isAlone = recognised.answers.length === 0;
  const isChosen = isUnclear || !isAlone || chooses(parted.statement);
  if (!isChosen || recognised.answers.some(({ field }) => field === 'idPlan')) return null;
  const which = planReply(isAlone ? parted.statement : textOf(recognised.left), asked, false);
  const beside = which && replyTo(parted.question, asked);
  if (which === null || (isAlone && beside === null)) return null;
  if (isAlone) return { ...which, ...beside, reply: [beside?.reply, which.reply].filter(Boolean).join(' ') };
  return withOthers(recognised, which, { beside, question: parted.question });
}

/** The other answers wait for a yes; which plan is meant is asked beside them. */
function withOthers(
  recognised: Recognised,
  which: QuestionReading,
  { beside, question }: { beside: ReplyBeside | null; question: Text },
): Reading {
  const plans = which.suggestions?.join(', ') ?? '';
  const unread = beside === null ? [`${question.shown.replace(/\?+$/, '')}?`] : [];
  const reply = [beside?.reply, which.reply, plans].filter(Boolean).join(' ');
  return { ...proposalOf(recognised, [recognised.left, ...unread]), reply };
}
