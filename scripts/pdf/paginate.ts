import type { Block } from './typeset.ts';

/** Lines of one block that stand together on a page; `y` is the first one's baseline. */
export interface Piece {
  block: Block;
  lines: readonly string[];
  isFirst: boolean;
  y: number;
}

interface Measures {
  /** Where text begins: on the first page below the title, on the others at the top. */
  firstTop: number;
  top: number;
  bottom: number;
}

const together = 2;
/** How far below a line's upper edge its letters stand, as a part of its height. */
const baseline = 0.78;

/** How many of the lines left may stay on this page: never one alone at its foot or at the next one's head. */
function linesThatStay(left: number, room: number): number {
  if (left <= room) return left;
  const fitting = left - room < together ? left - together : room;
  return fitting < together ? 0 : fitting;
}

/** Lays blocks onto pages, from the top down. Coordinates as PDF counts them, from the bottom up. */
export function paginate(blocks: readonly Block[], { firstTop, top, bottom }: Measures): Piece[][] {
  let page: Piece[] = [];
  const pages = [page];
  let y = firstTop;
  const turn = () => {
    page = [];
    pages.push(page);
    y = top;
  };
  const pour = (block: Block) => {
    const { leading } = block.style;
    let left = block.lines;
    while (left.length > 0) {
      const room = Math.max(0, Math.floor((y - bottom) / leading));
      const count = page.length === 0 ? Math.min(left.length, room) : linesThatStay(left.length, room);
      if (count > 0) {
        const lines = left.slice(0, count);
        page.push({ block, lines, isFirst: left === block.lines, y: y - leading * baseline });
      }
      y -= count * leading;
      left = left.slice(count);
      if (left.length > 0) turn();
    }
  };
  for (const [index, block] of blocks.entries()) {
    if (page.length > 0) y -= block.style.before;
    if (block.style.keepsWithNext && y - heightOfStart(blocks, index) < bottom) turn();
    pour(block);
  }
  return pages;
}

/** The room that a block needs to begin on a page, a heading with the beginning of what it heads. */
function heightOfStart(blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (!block) return 0;
  const { leading, keepsWithNext } = block.style;
  const count = block.lines.length;
  if (!keepsWithNext) return leading * (count < 2 * together ? count : together);
  return leading * count + (blocks[index + 1]?.style.before ?? 0) + heightOfStart(blocks, index + 1);
}
