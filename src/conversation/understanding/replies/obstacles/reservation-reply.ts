import { consentReplies } from '../../../../content/conversation/consent-replies.ts';
import { type KnowledgeId, knowledge } from '../../../../content/knowledge/knowledge.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { awaitedFields } from '../../recognise-answers.ts';
import { replyOfEntry } from '../topics/reply-of-entry.ts';

/** All is agreed to but one condition, or that one is refused: 'concordo com tudo menos a fidelidade'. */
const reserves =
  /\b(?:menos|exceto|fora|tirando|salvo|(?:se|desde que|contanto que|com a condicao de)(?= (?:\w+ ){0,6}?nao (?:\w+ ){0,3}?(?:mud|aument|sub|reajust|alter|encarec)\w*)|mas (?:sem|nao)|so (?:que )?nao|tir(?:a|ar|em|ando|asse)|nao (?:concordo|aceito|gostei|quero))\b(?<what>.*)$/;

/** What may be reserved, with the topic that says how it is. */
const conditions: readonly { id: KnowledgeId; of: RegExp }[] = [
  {
    id: 'reajuste',
    of: /\b(?:reajust\w*|aument\w*|ipca|inflacao|subir|suba|subam|encarec\w+)\b|\b(?:mud|alter)\w* (?:\w+ ){0,2}?(?:preco|valor|mensalidade)\b|\b(?:preco|valor|mensalidade) (?:\w+ ){0,2}?(?:mud|alter)\w*/,
  },
  { id: 'fidelidade', of: /\b(?:fidelidade|multas?|carencia|prazo|permanencia|1[28] mes(?:es)?)\b/ },
  { id: 'ligacoes-e-mensagens', of: /\b(?:propagandas?|ofertas|promoc\w+|ligac\w+|mensagens)\b/ },
  { id: 'analise-de-credito', of: /\b(?:analise|consulta|serasa|spc)\b/ },
  { id: 'devolver-o-modem', of: /\b(?:comodato|devolv\w+|devolucao)\b/ },
];

/** At the review: how the reserved condition is in this order. Nothing is accepted, and nothing cancelled. */
export function reservationReply(plain: string, asked: Asked): QuestionReading | null {
  if (
    !awaitedFields(asked).includes('accept_information') ||
    /\?(?!.*\b(?:assino|fecho|aceito)\b)/.test(plain)
  )
    return null;
  const what = reserves.exec(plain)?.groups?.what ?? '';
  const condition = conditions.find(({ of }) => of.test(what));
  const entry = condition && knowledge.find(({ id }) => id === condition.id);
  if (entry === undefined) return null;
  const { reply, ...others } = replyOfEntry(entry, asked, what);
  return {
    kind: 'question',
    ...others,
    reply: `${reply} ${consentReplies.declined.accept_information}`,
  };
}
