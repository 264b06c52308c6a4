import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { answerLabelsIn } from '../../../understanding/answer-labels.ts';
import type { RecognisedAnswer } from '../../../understanding/reading.ts';
import { plainOf, wordsOf } from '../../../understanding/text/text.ts';

/** Other names of answers, which count among those that wait. */
const otherNames: readonly (readonly [RegExp, readonly FieldName[]])[] = [
  [/\b(?:dia|data)\b/, ['schedules', 'due_date', 'birth_date']],
  [/\b(?:ano|mes)\b/, ['birth_date', 'schedules']],
  [/\b(?:periodo|turno|manha|tarde)\b/, ['schedules']],
  [/\bmae\b/, ['mothers_name']],
  [/\b(?:ap|bloco|casa|andar|lote)\b/, ['complement']],
  [/\b(?:ddd|whats\w*|zap)\b/, ['phone']],
  [/\b(?:numeros?|digitos?)\b/, ['phone', 'cpf', 'cep']],
  [/\bendereco\b/, ['cep', 'number', 'complement']],
  [/\b(?:provedor|arroba|ponto com)\b/, ['email']],
];

/** What is wrong stands behind what is right: 'o CEP é esse, mas o número não'. */
const exception = /\b(?:mas|so que|porem|menos|exceto|tirando|so)\b(.*)$/;

/**
 * Which of the answers that wait a message means, by their names or by a word in them. All if it names none; null if it only names
 * other answers.
 */
export function answersMeant(
  plain: string,
  waiting: readonly RecognisedAnswer[],
): readonly RecognisedAnswer[] | null {
  const [, excepted] = exception.exec(plain) ?? [];
  const named = excepted === undefined ? null : answersIn(excepted, waiting);
  return named === null || named === waiting ? answersIn(plain, waiting) : named;
}

function answersIn(plain: string, waiting: readonly RecognisedAnswer[]): readonly RecognisedAnswer[] | null {
  const ofFields = (names: readonly FieldName[]) => waiting.filter(({ field }) => names.includes(field));
  const labels = answerLabelsIn(plain).map(({ field }) => field);
  const labelled = ofFields(labels);
  if (labelled.length > 0) return labelled;
  const [first] = otherNames.flatMap(([words, names]) => (words.test(plain) ? ofFields(names) : []));
  if (first !== undefined) return [first];
  const words = new Set(wordsOf(plain).filter((word) => word.length > 2));
  const quoted = waiting.filter(({ shown }) => wordsOf(plainOf(shown)).some((word) => words.has(word)));
  if (quoted.length > 0) return quoted;
  return labels.length > 0 ? null : waiting;
}
