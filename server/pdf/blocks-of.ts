import type { DocumentSection, PublicDocument } from '../../src/content/documents/public-document.ts';
import { headingLook, leadLook, questionLook, type TextLook, textLook } from './look.ts';

export interface Block {
  tag: 'P' | 'H2' | 'H3' | 'LI';
  words: string;
  look: TextLook;
  before: number;
  label?: string;
}

/** Headings are kept with the block that follows. */
export const isHeading = ({ tag }: Block): boolean => tag === 'H2' || tag === 'H3';

const blocksOfSection = ({
  heading,
  paragraphs = [],
  list = [],
  steps = [],
  questions = [],
}: DocumentSection): Block[] => [
  { tag: 'H2', words: heading, look: headingLook, before: 22 },
  ...paragraphs.map((words): Block => ({ tag: 'P', words, look: textLook, before: 7 })),
  ...list.map((words): Block => ({ tag: 'LI', words, look: textLook, before: 4, label: '•' })),
  ...steps.map((words, at): Block => ({ tag: 'LI', words, look: textLook, before: 4, label: `${at + 1}.` })),
  ...questions.flatMap(({ question, answer }): Block[] => [
    { tag: 'H3', words: question, look: questionLook, before: 14 },
    { tag: 'P', words: answer, look: textLook, before: 3 },
  ]),
];

/** All blocks below the title, in reading order. */
export const blocksOf = ({ lead, sections }: PublicDocument): Block[] => [
  { tag: 'P', words: lead, look: leadLook, before: 0 },
  ...sections.flatMap(blocksOfSection),
];
