import { glossary } from '../../../../content/conversation/glossary.ts';
import { type KnowledgeId, knowledge } from '../../../../content/knowledge/knowledge.ts';
import { searchKnowledge } from '../../knowledge/search-knowledge.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { pendingFields } from '../../recognise-answers.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { textOf, wordsOf } from '../../text/text.ts';
import { paymentReply } from '../payment-reply.ts';
import { withoutRepeated } from '../topics/each-question.ts';
import { replyOfEntry } from '../topics/reply-of-entry.ts';

const what = '(?:o que|oq|oque)';
const is = '(?:e|eh|ser|significa|quer dizer|vem a ser|seria)';
const thing =
  '(?:(?:o|a|um|uma|ess[ea]|est[ea]|isso|tal|de|d[oa]|em|palavra|termo|negocio|coisa|trem|parada|historia|diferenca) |\\d+ )*';
const lost =
  '(?:nao|n|sem) (?:(?:eu|me|to|tou|estou) )?(?:entend\\w+|compreend\\w+|(?:sei|conhec\\w+)(?= (?:ess[ea] |[oa] )?(?:palavra|termo|negocio|trem)))(?: (?:nada|bem|direito|muito|ainda))?';

const terms = glossary.map(
  ({ words, ...term }) =>
    [
      term,
      [
        // 'O que significa fidelidade?', 'não sei o que é fidelidade'
        `(?:${what}|^que) ${is} ${thing}(?:${words})(?= |$)`,
        // 'Que diabo é download?'
        `que (?:diabos?|raios?|bicho|trem|negocio) ${is} ${thing}(?:${words})(?= |$)`,
        // 'Não entendo esse negócio de fidelidade', and not 'não entendi o débito que veio'
        `${lost} ${thing}(?:${words})(?=$| (?:me )?(?:explic|como|que e|o que|pode|por favor))`,
        // 'Mega é o quê?'
        `(?:^| )(?:${words}) ${is} (?:${what}|que)(?= |$)`,
        // 'Palavra fibra não conheço'
        `(?:palavra|termo) (?:${words}) (?:eu )?nao (?:sei|entend|conhec)`,
        // 'Explica fidelidade'
        `explic\\w+ (?:melhor |facil |pra mim |${what} ${is} )*${thing}(?:${words})$`,
      ].map((pattern) => new RegExp(pattern)),
    ] as const,
);

/** A longer message is about more than a word. */
const most = 14;

const politely =
  /(?: (?:por favor|pfv?|moc[ao]|gente|viu|meu filho|minha filha|facil|simples|direito|mesmo))+$/;

/** 'O que é boleto? Posso pagar com cartão?' asks twice. */
function furtherReply(plain: string, asked: Asked): readonly string[] {
  const further = /\? *([a-z].*)$/.exec(plain)?.[1];
  if (further === undefined || !looksLikeQuestion(textOf(further))) return [];
  const ofPayment = paymentReply(textOf(further), asked, true);
  if (ofPayment !== null) return [ofPayment.reply];
  const { sure } = searchKnowledge(further, true, pendingFields(asked));
  return sure === null ? [] : [replyOfEntry(sure, asked, further).reply];
}

/** What a word of the shop means, to a visitor who does not know it. */
export function meaningReply(plain: string, asked: Asked): QuestionReading | null {
  const words = wordsOf(plain);
  if (words.length > most) return null;
  const said = words.join(' ').replace(politely, '');
  const [term] = terms.find(([, ways]) => ways.some((way) => way.test(said))) ?? [];
  if (term === undefined) return null;
  const replied = (id: KnowledgeId) => {
    const entry = knowledge.find((one) => one.id === id);
    return entry === undefined ? [] : [replyOfEntry(entry, asked, '').reply];
  };
  const meaning = typeof term.meaning === 'string' ? [term.meaning] : replied(term.meaning.topic);
  const here = term.here === undefined ? [] : replied(term.here);
  const told = [...meaning, ...here, ...furtherReply(plain, asked)];
  return { kind: 'question', reply: withoutRepeated(told.join(' ')) };
}
