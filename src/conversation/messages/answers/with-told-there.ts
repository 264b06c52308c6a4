import { sideQuestionWords } from '../../../content/conversation/side-questions.ts';
import type { RootState } from '../../../store/root-reducer.ts';
import { prepareText } from '../../understanding/prepare-text.ts';
import type { Command, RecognisedAnswer } from '../../understanding/reading.ts';
import { recogniseAnswers } from '../../understanding/recognise-answers.ts';
import { askedNow } from '../asked-now.ts';
import type { MessageOutcome } from '../message-outcome.ts';
import { shownQuestion } from '../question-context.ts';
import { confirming, joinTexts } from '../replied.ts';
import { stateThere } from '../state-there.ts';

const { found } = sideQuestionWords.several;

/** Commands that lead to another order, renewal or migration: each asks for its own answers. */
const leading: readonly Command['name'][] = [
  'renewal',
  'migration',
  'order',
  'company',
  'household',
  'collaborator',
];

function toldIn(message: string, state: RootState): RecognisedAnswer[] {
  const asked = askedNow(shownQuestion(state));
  return recogniseAnswers(prepareText(message, asked).text, asked, false).answers.flatMap(
    ({ doubtful, ...answer }) => (doubtful ? [] : answer),
  );
}

/**
 * What a message tells beside its wish to renew, to migrate or to order as a company is proposed where that is asked:
 * 'quero renovar, cpf …, nasci …'. On a page of another campaign only what may be stored is there again, and what may
 * not is named.
 */
export function withToldThere(
  outcome: MessageOutcome,
  { name }: Command,
  message: string,
  state: RootState,
): MessageOutcome | null {
  if (!leading.includes(name)) return null;
  const told = toldIn(message, stateThere(outcome, state));
  if (told.length === 0) return null;
  if (outcome.kind === 'go') return { ...outcome, beside: confirming(told, found).reply };
  if (outcome.kind === 'leave') return { ...outcome, told };
  if (outcome.kind !== 'reply') return null;
  const { reply } = outcome;
  if (reply.kind === 'leave') return { ...outcome, reply: { ...reply, told } };
  return reply.kind === 'text' ? confirming(told, joinTexts(reply.text, found)) : null;
}
