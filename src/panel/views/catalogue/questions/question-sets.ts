import { type FaqSetName, faqGroups } from '../../../../content/faq/questions.ts';
import { catalogueWords as words } from '../catalogue-words.ts';

export const setNames = Object.keys(words.sets).filter((name): name is FaqSetName => name in faqGroups);

export const setTitle = (set: FaqSetName): string => words.sets[set];
