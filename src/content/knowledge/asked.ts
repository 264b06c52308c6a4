import { type KnowledgeId, knowledge } from './knowledge.ts';

const questions = new Map(knowledge.map(({ id, question }) => [id, question]));

/** The question of a knowledge entry, for pages that give a longer answer. */
export const asked = (id: KnowledgeId): { id: KnowledgeId; question: string } => ({
  id,
  question: questions.get(id) ?? '',
});
