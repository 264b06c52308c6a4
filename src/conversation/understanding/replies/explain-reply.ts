import { fieldWordsOf } from '../../../answering/every-step-words.ts';
import { inWordsFor } from '../../../answering/words-for.ts';
import { handOffWords } from '../../../content/conversation/hand-off.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { wordsOf } from '../text.ts';
import type { Asked, Reading } from '../understood.ts';
import { expectedOf } from './expected.ts';

/** Who does not understand what is asked: 'não entendi a pergunta', 'como assim?'. */
const lost =
  /^(?:(?:ue|oi|hein|ah|mas|desculpa|desculpe|perdao|eu|eita|ainda) )*(?:nao (?:entendi|(?:to|tou|estou) entendendo|compreendi|captei)(?: (?:nada|direito|bem|isso|essa|esta|a|muito|ainda|pergunta|o|que|voce|vc|quer|pede|e|eh))*|como assim|(?:me )?explica(?: (?:melhor|direito|isso|de novo|a pergunta))?|o que (?:e|eh) (?:pra|para) (?:eu )?(?:fazer|escrever|responder|por|colocar))$/;

/** What it is for and which form it has, with a person within reach; null for whoever says anything else. */
export function explainReply(plain: string, asked: Asked): Extract<Reading, { kind: 'question' }> | null {
  if (!lost.test(wordsOf(plain).join(' '))) return null;
  const [open] = awaitedFields(asked);
  const reason = open && inWordsFor(asked.facts, fieldWordsOf(open, asked.steps))?.reason;
  const reply = [reason, expectedOf(asked, null)].filter(Boolean).join(' ');
  return { kind: 'question', reply, suggestions: [handOffWords.ask] };
}
