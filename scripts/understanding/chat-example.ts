import { labelOf, tellsValue } from '../../server/understanding/acts.ts';
import type { Row } from '../../server/understanding/rows.ts';

const system =
  'A visitor of a Brazilian fibre shop answers the question of a step. Reply with the acts of the message as JSON, ' +
  'in the order of its words; the words of a value are copied as they stand.';

/** A row as language models are tuned on it: an instruction, what is asked and written, and its acts. */
export function chatExample({ step, text, spans, acts }: Pick<Row, 'step' | 'text' | 'spans' | 'acts'>) {
  const told = acts.map((act) => {
    const words = tellsValue(act)
      ? spans.filter(({ field }) => field === act.object).map(({ from, to }) => text.slice(from, to))
      : [];
    return { act: labelOf(act), ...(words.length > 0 && { words }) };
  });
  return {
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: `${step}: ${text}` },
      { role: 'assistant', content: JSON.stringify(told) },
    ],
  };
}
