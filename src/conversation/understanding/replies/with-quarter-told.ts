import { replies } from '../../../content/conversation/replies.ts';
import { sideQuestionWords } from '../../../content/conversation/side-questions.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../funnel/words/every-step-words.ts';
import type { Asked, Reading } from '../reading.ts';
import type { Text } from '../text/text.ts';

const ofQuarter = /^(?!.*\b(?:cep|endereco|rua|avenida|cidade|numero)\b).*\bbairro\b/;

/** 'O bairro tá errado, é Vila Mariana': it came with the postcode, and cannot be changed by itself. */
export function withQuarterTold(reading: Reading, { plain }: Text, { facts }: Asked): Reading {
  const asksPostcode =
    reading.kind === 'command' && reading.command.name === 'correct' && reading.command.step === 'cep';
  if (!asksPostcode || !facts.place?.neighborhood || !ofQuarter.test(plain)) return reading;
  const { inSentence } = fieldWordsOf('cep', [stepOf('cep')]);
  return {
    kind: 'question',
    reply: replies.quarterOfPostcode,
    suggestions: [sideQuestionWords.correct(inSentence)],
  };
}
