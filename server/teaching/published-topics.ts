import type { Publication } from '../../src/contract/publication.ts';
import type { Knowledge } from '../understanding/knowledge.ts';

/** The published questions, each with its wordings: topics, whether they are in force or not. */
export const publishedTopics = ({ faq }: Publication): Knowledge['topics'] =>
  Object.values(faq).flatMap(({ edited, added }) =>
    [...Object.entries(edited).map(([id, changed]) => ({ id, ...changed })), ...added].map(
      ({ id, question, wordings = [] }) => ({ id, wordings: [question, ...wordings] }),
    ),
  );
