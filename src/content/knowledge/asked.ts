import { type KnowledgeId, knowledge } from './knowledge.ts';

const questions = new Map(knowledge.map(({ id, question }) => [id, question]));

/** How a page asks what is known: its long answer stands with the page. */
export const asked = (id: KnowledgeId): { id: KnowledgeId; question: string } => ({
  id,
  question: questions.get(id) ?? '',
});
