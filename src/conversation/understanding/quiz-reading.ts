import { replyTo } from './beside-question.ts';
import { partedAtQuestion } from './parted-at-question.ts';
import type { Asked, Reading } from './reading.ts';
import { quizAnswersIn, quizOptionIn } from './recognisers/recognise-quiz.ts';
import { type Text, textOf } from './text/text.ts';

const hasForgotten =
  /^(?:(?:ih+|vixe|eita|olha|poxa|agora|qual era mesmo|sinceramente|eu|mas|dessas?|isso|disso|moc[oa])[ ,.?!]+)*(?:nao|nem|n) (?:(?:me|eu|mais|te) )*(?:lembro|sei|recordo|faco (?:a menor )?(?:ideia|nocao)|tenho (?:ideia|nocao))\b(?!.*\bou\b)/;
const ifWrong = textOf('e se eu errar uma pergunta');

/**
 * The options of the quiz that a message names: of all questions at once, or of the one that is shown, whose card asks
 * the others afterwards. A question beside them is replied to.
 */
export function quizReading(text: Text, asked: Asked): Reading | null {
  const option = quizOptionIn(text, asked);
  if (option !== null) return { kind: 'option', ...option };
  if (asked.facts.risk?.quiz && hasForgotten.test(text.plain)) {
    const told = replyTo(ifWrong, asked);
    if (told !== null) return { kind: 'question', ...told };
  }
  const parted = asked.facts.risk?.quiz ? partedAtQuestion(text) : null;
  const beside = parted && replyTo(parted.question, asked);
  // 'Acho que é a Augusta ou a Brasil' has not chosen.
  if (parted === null || beside === null || /\bou\b/.test(parted.statement.plain)) return null;
  const all = quizAnswersIn(parted.statement, asked);
  if (all !== null) return { kind: 'answer', raw: all.raw, ...beside };
  const only = quizOptionIn(parted.statement, asked);
  return only && { kind: 'option', ...only, reply: beside.reply };
}
