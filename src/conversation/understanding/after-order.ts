import { replies } from '../../content/conversation/replies.ts';
import { type KnowledgeId, knowledge } from '../../content/knowledge/knowledge.ts';
import { commandsInClauses } from './commands/commands-in-clauses.ts';
import { searchKnowledge } from './knowledge/search-knowledge.ts';
import type { Asked, Reading } from './reading.ts';
import { expectedOf } from './replies/expected.ts';
import { tellsMissedVisit } from './replies/topics/customer-wishes.ts';
import { clausesOf } from './text/clauses.ts';
import type { Text } from './text/text.ts';

const answering: readonly Reading['kind'][] = ['answer', 'proposal', 'partial', 'refused'];

const replyOf = (id: KnowledgeId): string => {
  const reply = knowledge.find((entry) => entry.id === id)?.reply;
  return typeof reply === 'string' ? reply : '';
};

/** 'Pede pro técnico me ligar antes no 61 9…', 'manda mensagem quando estiver chegando'. */
const tellsTechnician =
  /\b(?:avis|ped|fal|diz|diga|mand|anot)\w* (?:\w+ )?(?:(?:pr?o|para o|ao|o|que o) )(?:tecnico|rapaz|moc[oi]nho|moco|instalador|entregador)\b|\b(?:pede|avisa|fala|diz)\w* (?:pr[ao]|para) (?:el[ea]s?|quem vier)\b|\b(?:lig\w+|cham\w+|avis\w+|mensagem|msg)\b(?: [\w-]+){0,8}? (?:antes|quando (?:\w+ )?(?:cheg\w+|vier\w*|tiver|estiver))\b/;

/** Whether a clause is a note to the technician. */
function hasNote(text: Text): boolean {
  if (tellsTechnician.test(text.plain)) return true;
  return clausesOf(text).some(({ from, to }) => {
    const { sure, isCertain } = searchKnowledge(text.plain.slice(from, to), false, []);
    return isCertain && sure?.isSaidBeside === true;
  });
}

const changes = /\b(?:troc|mud|alter|corrig)(?:ar|o|a|e)\b/;

/** Whether the message asks for a change of the order, besides what else it tells. */
const asksChange = (text: Text, asked: Asked): boolean =>
  changes.test(text.plain) || commandsInClauses(text, asked).includes('correct');

const farewell = /\b(?:tchau|ate (?:mais|logo|breve|a proxima)|flw|falou|o?brigad[oa]|obg|valeu|vlw)\b/;

/** 'Beleza, tchau': nothing is left to go on with later. */
const isFarewell = (reading: Reading, { plain }: Text): boolean =>
  reading.kind === 'command' && reading.command.name === 'later' && farewell.test(plain);

const isMissedVisit = (reading: Reading, { plain }: Text): boolean =>
  tellsMissedVisit(plain) || (reading.kind === 'question' && reading.topic === 'tecnico-nao-veio');

/** An answer, or the question how one is changed ('dá pra adiantar a visita?'): the link that leads there is told. */
const givesAnswer = (reading: Reading): boolean =>
  answering.includes(reading.kind) ||
  (reading.kind === 'question' && reading.reply === replyOf('mudar-depois-do-pedido'));

/**
 * After the order no answer is accepted: a message that gives one counts as a correction. A note to the technician is
 * none, whatever number it tells, and gets its own reply.
 */
export function afterOrder(reading: Reading, text: Text, asked: Asked): Reading {
  if (asked.facts.order === null) return reading;
  const isAnswer = givesAnswer(reading);
  if (isMissedVisit(reading, text))
    return {
      kind: 'question',
      reply: replies.missedVisit(asked.facts.order.orderNumber),
      topic: 'tecnico-nao-veio',
    };
  const isCorrection = reading.kind === 'command' && reading.command.name === 'correct';
  const isNote = reading.kind === 'question' && reading.reply === replyOf('recado-ao-tecnico');
  if ((isAnswer || isCorrection || isNote) && hasNote(text)) {
    const change = isCorrection || asksChange(text, asked) ? [replyOf('mudar-depois-do-pedido')] : [];
    return { kind: 'question', reply: [replyOf('recado-ao-tecnico'), ...change].join(' ') };
  }
  if (isCorrection && commandsInClauses(text, asked).includes('cancel'))
    return { kind: 'command', command: { name: 'cancel' } };
  if (isFarewell(reading, text)) return { kind: 'question', reply: replies.thanked(expectedOf(asked, null)) };
  return isAnswer ? { kind: 'command', command: { name: 'correct', step: null } } : reading;
}
