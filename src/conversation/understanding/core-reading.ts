import { replies } from '../../content/conversation/replies.ts';
import { isName } from './answer-kinds.ts';
import { asProposal } from './answered.ts';
import type { Asked, Reading } from './reading.ts';
import { pendingFields } from './recognise-answers.ts';
import { planReply } from './replies/plans/plan-reply.ts';
import { inFull } from './text/normalise.ts';
import { type Core, coresOf } from './text/small-words.ts';
import type { Text } from './text/text.ts';

export const isHalfSure = (reading: Reading): boolean =>
  reading.kind === 'question' && (reading.reply === replies.near || reading.reply === replies.nearOne);

/** Which of several plans. */
const isWhichPlan = (text: Text, asked: Asked): boolean =>
  pendingFields(asked).includes('idPlan') && planReply(inFull(text), asked, false) !== null;

/** Whether a reading says what is asked, and nothing besides. */
function isOfAsked(reading: Reading, whole: Reading, text: Text, asked: Asked): boolean {
  if (reading.kind === 'proposal')
    return (
      reading.left === undefined &&
      reading.part === undefined &&
      reading.answers.every(({ field }) => pendingFields(asked).includes(field))
    );
  if (reading.kind === 'question') return isWhichPlan(text, asked);
  if (reading.kind === 'unclear')
    return reading.isKnown === true && (whole.kind !== 'question' || isHalfSure(whole));
  return reading.kind === 'answer' || reading.kind === 'option' || reading.kind === 'partial';
}

/**
 * A short answer among small words is read without them: 'tá, a primeira mesmo'. Where they leave it open, or may be a part of a
 * name or a spelled e-mail, it waits for a yes.
 */
export function withoutSmallWords(text: Text, asked: Asked, read: (text: Text) => Reading): Reading {
  const whole = read(text);
  const pending = pendingFields(asked);
  // 'Põe o globoplay e pode fechar' corrects first.
  const corrects = whole.kind === 'proposal' && whole.answers.some(({ field }) => !pending.includes(field));
  if (pending.length === 0 || corrects) return whole;
  for (const core of coresOf(text)) {
    const reading = read(core.text);
    if (isOfAsked(reading, whole, core.text, asked)) return withCore(whole, reading, core, asked);
  }
  return whole;
}

/** 'Maria da Paz Sim', 'top demais arroba gmail ponto com': the small word is a part of the answer. */
const isOfAnswer = (whole: Reading, core: Core, asked: Asked): boolean =>
  (whole.kind === 'answer' && !core.isSmall && pendingFields(asked).some(isName)) ||
  (whole.kind === 'proposal' && /^\w+ arroba\b/.test(core.text.plain));

function withCore(whole: Reading, reading: Reading, core: Core, asked: Asked): Reading {
  if (JSON.stringify(reading) === JSON.stringify(whole) || isOfAnswer(whole, core, asked)) return whole;
  const pending = pendingFields(asked);
  const isSpelled = pending.includes('email') && whole.kind === 'proposal' && !whole.left;
  const isOpen = core.hesitates || isSpelled || pending.some(isName);
  return isOpen && reading.kind === 'answer' ? asProposal(reading, core.text, asked) : reading;
}
