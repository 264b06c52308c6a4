import type { DocumentSection, PublicDocument } from '../../src/content/documents/public-document.ts';
import { colours } from './colours.ts';
import type { FontFace } from './font-face.ts';
import { wordsOf } from './words-of.ts';

type Tag = 'H1' | 'P' | 'H2' | 'H3' | 'LI';
export type Faces = { regular: FontFace; strong: FontFace };

interface Style {
  face: keyof Faces;
  size: number;
  leading: number;
  before: number;
  colour: string;
  indent: number;
  /** A heading stays with the beginning of what it heads. */
  keepsWithNext: boolean;
}

/** One paragraph, heading or list item, broken into lines. */
export interface Block {
  tag: Tag;
  style: Style;
  words: string;
  /** What stands before a list item. */
  label: string;
  lines: readonly string[];
}

export const bullet = '•';

const text: Style = {
  face: 'regular',
  size: 10.5,
  leading: 16,
  before: 7,
  colour: colours.ink,
  indent: 0,
  keepsWithNext: false,
};

const styles: Record<Exclude<Tag, 'H1'> | 'lead', Style> = {
  lead: { ...text, size: 12.5, leading: 19, before: 0, colour: colours.quiet },
  P: text,
  LI: { ...text, before: 4, indent: 16 },
  H2: { ...text, face: 'strong', size: 14, leading: 19, before: 22, keepsWithNext: true },
  H3: { ...text, face: 'strong', size: 11, leading: 16, before: 14, keepsWithNext: true },
};

/** Everything below the title, in reading order, each piece in lines of the given width. */
export function typeset({ lead, sections }: PublicDocument, faces: Faces, width: number): Block[] {
  const block = (tag: Exclude<Tag, 'H1'>, words: string, style = styles[tag], label = ''): Block => ({
    tag,
    style,
    words,
    label,
    lines: breakLines(words, (line) => faces[style.face].widthOf(line) * style.size, width - style.indent),
  });
  const section = ({ heading, paragraphs = [], list = [], steps = [], questions = [] }: DocumentSection) => [
    block('H2', heading),
    ...paragraphs.map((words) => block('P', words)),
    ...list.map((words) => block('LI', words, styles.LI, bullet)),
    ...steps.map((words, at) => block('LI', words, styles.LI, `${at + 1}.`)),
    ...questions.flatMap(({ question, answer }) => [
      block('H3', question),
      block('P', answer, { ...text, before: 3 }),
    ]),
  ];
  return [block('P', lead, styles.lead), ...sections.flatMap(section)];
}

/** All lines but the last end in their space, so that whoever reads the text aloud or copies it gets whole words. */
export function breakLines(words: string, measure: (line: string) => number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(words)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(`${line} `);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
