import { handOffWords } from '../../../content/conversation/hand-off.ts';
import { replies } from '../../../content/conversation/replies.ts';
import type { KnownEntry } from '../../../content/knowledge/knowledge.ts';
import { answerLabelIn } from '../answer-labels.ts';
import { clausesOf } from '../clauses.ts';
import { type Search, searchKnowledge } from '../knowledge/search-knowledge.ts';
import { pendingFields } from '../recognise-answers.ts';
import { plainOf, wordsOf } from '../text.ts';
import type { Asked, Replied } from '../understood.ts';
import { computedReplies } from './computed-replies.ts';
import { expectedOf } from './expected.ts';
import { asksWhatThisIsFor, asksWhy, whyAsked } from './why-asked.ts';

/** Longer messages are searched as a whole. */
const mostClauses = 4;

export type QuestionAnswer =
  | ({ kind: 'sure' } & Replied)
  /** Which of these was it? */
  | ({ kind: 'near' } & Replied)
  /** Nothing that is known is like it; what comes nearest may be tapped all the same. */
  | { kind: 'none'; suggestions: readonly string[] };

function replyOf({ reply, leads }: KnownEntry, asked: Asked, words: string): Replied {
  const text = typeof reply === 'string' ? reply : computedReplies[reply.computed](asked, words);
  if (leads === undefined) return { reply: text };
  return 'says' in leads ? { reply: text, suggestions: leads.says } : { reply: text, link: leads };
}

/** In the whole message, or else in the one part of it that is sure. */
function searched(plain: string, isQuestion: boolean, asked: Asked): Search {
  const fields = pendingFields(asked);
  const whole = searchKnowledge(plain, isQuestion, fields);
  if (whole.sure !== null || !isQuestion) return whole;
  const clauses = clausesOf({ plain, shown: plain }).slice(0, mostClauses);
  if (clauses.length < 2) return whole;
  const parts = clauses.map(({ from, to }) => searchKnowledge(plain.slice(from, to), true, fields));
  const [only, another] = parts.filter(({ sure }) => sure !== null);
  return only !== undefined && (another === undefined || another.sure === only.sure) ? only : whole;
}

/** 'Tem que ser o nome completo?', 'o que é vencimento?': of what is asked, and nobody else's. */
const asksForm =
  /^(?:(?:e|mas) )?(?:pode ser|tem que ser|precisa ser|serve|vale|o que e) (?!.*\b(?:fixo|empresa|cnpj|outr[oa]|d[aeo] (?:minha|meu|outr[oa])|minha|meu)\b)/;

const isFormAsked = (words: string, asked: Asked): boolean => {
  const named = asksForm.test(words) ? answerLabelIn(words) : null;
  return named !== null && pendingFields(asked).includes(named.label.field);
};

/** The reply to a question about the product, the order or the reason of a question, as sure as it can be. */
export function answerQuestion(plain: string, asked: Asked, isQuestion: boolean): QuestionAnswer {
  const words = wordsOf(plain).join(' ');
  if (!isQuestion && /\d{4}/.test(plain)) return { kind: 'none', suggestions: [] };
  if (isFormAsked(words, asked)) return { kind: 'sure', reply: expectedOf(asked, null) };
  const { sure, wording, near, far } = searched(plain, isQuestion, asked);
  // 'Por que pedem selfie?' is answered here, 'por que meu CPF?' by the step that asks it.
  const isOther = sure !== null && asksWhy(plainOf(wording)) && !asksWhatThisIsFor(words);
  const reason = isOther ? null : whyAsked(words, asked);
  if (reason !== null) return { kind: 'sure', reply: reason };
  if (sure !== null) return { kind: 'sure', ...replyOf(sure, asked, words) };
  const [first, another] = near.map(({ question }) => question);
  if (first !== undefined)
    return {
      kind: 'near',
      reply: another === undefined ? replies.nearOne : replies.near,
      suggestions: near.map(({ question }) => question),
    };
  return { kind: 'none', suggestions: [...far.map(({ question }) => question), handOffWords.ask] };
}
