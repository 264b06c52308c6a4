import { proposalOf } from './answered.ts';
import { chooses, compares, replyTo } from './beside-question.ts';
import { partedAtQuestion } from './parted-at-question.ts';
import type { Asked, Reading } from './reading.ts';
import { pendingFields, recogniseAnswers } from './recognise-answers.ts';
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
  if (which === null || beside === null) return null;
  if (isAlone) return { ...which, ...beside, reply: `${beside.reply} ${which.reply}` };
  const plans = which.suggestions?.join(', ') ?? '';
  const reply = `${beside.reply} ${which.reply} ${plans}`.trim();
  return { ...proposalOf(recognised, [recognised.left]), reply };
}
