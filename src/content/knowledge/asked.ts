import { type KnowledgeId, knowledge } from './knowledge.ts';

/** The questions of the knowledge entries by their ids. */
export const knowledgeQuestions: ReadonlyMap<string, string> = new Map(
  knowledge.map(({ id, question }) => [id, question]),
);

/** The reply of an entry in the conversation; undefined if it is computed, or there is no such entry. */
export function knowledgeReply(id: string): string | undefined {
  const reply = knowledge.find((entry) => entry.id === id)?.reply;
  return typeof reply === 'string' ? reply : undefined;
}

/** The question of a knowledge entry, for pages that give a longer answer. */
export const asked = (id: KnowledgeId): { id: KnowledgeId; question: string } => ({
  id,
  question: knowledgeQuestions.get(id) ?? '',
});
