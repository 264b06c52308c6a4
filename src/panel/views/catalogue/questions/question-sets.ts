import { type QuestionSetName, questionSets } from '../../../../content/faq/questions.ts';
import { catalogueWords as words } from '../catalogue-words.ts';

export const setNames = Object.keys(words.sets).filter(
  (name): name is QuestionSetName => name in questionSets,
);

export const setTitle = (set: QuestionSetName): string => words.sets[set];
