import { replies } from '../../../content/conversation/replies.ts';
import type { Asked, QuestionReading } from '../reading.ts';
import { quizOptionsIn } from '../recognisers/recognise-quiz.ts';
import type { Text } from '../text/text.ts';

/** Which of the options of the quiz, where the visitor hesitates between some. */
export function whichOption(text: Text, asked: Asked): QuestionReading | null {
  const suggestions = quizOptionsIn(text, asked);
  return suggestions.length > 1 ? { kind: 'question', reply: replies.whichOne, suggestions } : null;
}
