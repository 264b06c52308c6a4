import { handOffWords } from '../../../../content/conversation/hand-off.ts';
import { fieldWordsOf } from '../../../../funnel/words/every-step-words.ts';
import { inWordsFor } from '../../../../funnel/words/in-words-for.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { wordsOf } from '../../text/text.ts';
import { expectedOf } from '../expected.ts';

/** Says that the question is not understood: 'não entendi a pergunta', 'como assim?'. */
const lost =
  /^(?:(?:ue|oi|hein|ah|mas|desculpa|desculpe|perdao|eu|eita|ainda) )*(?:nao (?:entendi|(?:to|tou|estou) entendendo|compreendi|captei)(?: (?:nada|direito|bem|isso|essa|esta|a|muito|ainda|pergunta|o|que|voce|vc|quer|pede|e|eh))*|como assim|(?:me )?explica(?: (?:melhor|direito|isso|de novo|a pergunta))?|o que (?:e|eh) (?:pra|para) (?:eu )?(?:fazer|escrever|responder|por|colocar))$/;

const missedIt = 'nao (?:ouvi|escutei)(?: (?:direito|bem|nada|a pergunta))*';
const again =
  '(?:(?:pode|podia|da pra|consegue|me|por favor|pf) )*(?:repet\\w+|(?:fala|fale|diz|diga|escreve) (?:de novo|outra vez|novamente))(?: (?:a (?:ultima )?pergunta|isso|por favor|pfv?|pra mim))*';

/** Says that the question was missed: 'não ouvi, repete', 'qual era a pergunta?'. */
const asksAgain = new RegExp(
  `^(?:${missedIt}|(?:${missedIt} )?${again}|qual (?:e|eh|era|foi) (?:mesmo )?a (?:ultima )?pergunta(?: mesmo)?|o que (?:vc|voce|vcs|tu) perguntou)$`,
);

/** Explains the open question, with a person to talk to; null for any other message. */
export function explainReply(plain: string, asked: Asked): QuestionReading | null {
  const said = wordsOf(plain).join(' ');
  if (!lost.test(said) && !asksAgain.test(said)) return null;
  const [open] = awaitedFields(asked);
  const reason = open && inWordsFor(asked.facts, fieldWordsOf(open, asked.steps))?.reason;
  const reply = [reason, expectedOf(asked, null)].filter(Boolean).join(' ');
  return { kind: 'question', reply, suggestions: [handOffWords.ask] };
}
