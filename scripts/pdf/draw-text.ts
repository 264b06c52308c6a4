import { colours } from './colours.ts';
import { type Layout, paper, titleLook } from './layout.ts';
import { marked, words } from './page-content.ts';
import type { Piece } from './paginate.ts';
import type { TagElement, TagTree } from './tag-tree.ts';
import { type Block, bullet } from './typeset.ts';

type Draw = (page: number, content: string) => void;

/** Told of each piece once its element is known. */
type Drawn = (page: number, piece: Piece, element: TagElement) => void;

const numberingOf = ({ label }: Block) =>
  `/A << /O /List /ListNumbering /${label === bullet ? 'Disc' : 'Decimal'} >>`;

const dayOf = (updated: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updated));

/** Everything that is read, each stretch claimed by its element of the tree. */
export function drawText(layout: Layout, tags: TagTree, draw: Draw, drawn: Drawn): void {
  drawTitle(layout, tags, draw);
  const elementOf = elementsFor(tags, draw);
  for (const [at, pieces] of layout.pages.entries()) {
    for (const piece of pieces) {
      const element = elementOf(piece, at);
      const { style } = piece.block;
      const [text = '', ...more] = piece.lines;
      const content = words({ ...lookOf(piece), text }, more, style.leading);
      draw(at, marked(element.tag, tags.mark(element, at), content));
      drawn(at, piece, element);
    }
  }
}

const lookOf = ({ block: { style }, y }: Piece) => ({
  font: style.face,
  size: style.size,
  colour: style.colour,
  x: paper.left + style.indent,
  y,
});

function drawTitle({ document, titleLines, band }: Layout, tags: TagTree, draw: Draw): void {
  const [first = '', ...more] = titleLines;
  const { size, leading, y } = titleLook;
  const title = words(
    { text: first, font: 'strong', size, colour: colours.white, x: paper.thread, y },
    more,
    leading,
  );
  draw(0, marked('H1', tags.mark(tags.branch('H1'), 0), title));
  const look = { font: 'regular', size: 10, colour: colours.pale, x: paper.thread, y: band + 26 } as const;
  const date = words({ ...look, text: `Atualizado em ${dayOf(document.updated)}` });
  draw(0, marked('P', tags.mark(tags.branch('P'), 0), date));
}

/** One element per block, however many pages it runs over; items in a row share one list. */
function elementsFor(tags: TagTree, draw: Draw): (piece: Piece, at: number) => TagElement {
  const known = new Map<Block, TagElement>();
  let list: TagElement | undefined;
  const elementOf = (piece: Piece, at: number): TagElement => {
    if (piece.block.tag !== 'LI') {
      list = undefined;
      return tags.branch(piece.block.tag);
    }
    list ??= tags.branch('L', undefined, numberingOf(piece.block));
    const item = tags.branch('LI', list);
    const label = { ...lookOf(piece), text: piece.block.label, colour: colours.threadFrom, x: paper.left };
    draw(at, marked('Lbl', tags.mark(tags.branch('Lbl', item), at), words(label)));
    return tags.branch('LBody', item);
  };
  return (piece, at) => {
    const element = known.get(piece.block) ?? elementOf(piece, at);
    known.set(piece.block, element);
    return element;
  };
}
