import { siteWords } from '../../src/content/site.ts';
import { supplier } from '../../src/content/supplier.ts';
import { colours } from './colours.ts';
import { type Layout, paper } from './layout.ts';
import { box, node, thread, words } from './page-content.ts';
import type { Piece } from './paginate.ts';
import type { Faces } from './typeset.ts';

const small = { font: 'regular', size: 8.5, colour: colours.quiet } as const;
const { white, threadFrom, threadTo } = colours;

/** What a page carries besides its text: the thread, the name, the page number. */
export function furniture(layout: Layout, at: number, faces: Faces): string[] {
  const number = `Página ${at + 1} de ${layout.pages.length}`;
  const right = paper.left + paper.textWidth - faces.regular.widthOf(number) * small.size;
  const seller = `${supplier.name} · CNPJ ${supplier.cnpj}`;
  return [
    ...(at === 0 ? cover(layout) : [runningTitle(layout)]),
    ...threadOf(layout, at),
    words({ ...small, text: seller, x: paper.left, y: 46 }),
    words({ ...small, text: number, x: right, y: 46 }),
  ];
}

function cover({ band }: Layout): string[] {
  const name = { font: 'strong', size: 17, colour: white, x: paper.thread, y: paper.height - 58 } as const;
  return [
    box(colours.ink, 0, band, paper.width, paper.height - band),
    thread('Across', 0, band - 1.5, paper.width, 3),
    words({ ...name, text: siteWords.name }),
  ];
}

const runningTitle = ({ document }: Layout) =>
  words({ ...small, text: `${siteWords.name} · ${document.title}`, x: paper.left, y: paper.height - 50 });

/** It enters from above, has a node at every section, and arrives at the last line. */
function threadOf({ band, pages }: Layout, at: number): string[] {
  const pieces = pages[at] ?? [];
  const above = at === 0 ? band : paper.height;
  const end = at === pages.length - 1 ? footOf(pieces.at(-1)) : 0;
  const headings = pieces.filter(({ block, isFirst }) => block.tag === 'H2' && isFirst);
  return [
    thread('Down', paper.thread - 0.75, end, 1.5, above - end),
    ...headings.map(({ y }) => node(white, threadFrom, paper.thread, y + 4.6, 4)),
    ...(end > 0 ? [node(threadTo, threadTo, paper.thread, end, 3.4)] : []),
  ];
}

const footOf = (piece: Piece | undefined): number =>
  piece ? piece.y - (piece.lines.length - 1) * piece.block.style.leading + 3 : 0;
