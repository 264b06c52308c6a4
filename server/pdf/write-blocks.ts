import { type Block, isHeading } from './blocks-of.ts';
import { drawLine, setLook } from './draw-line.ts';
import { linkedParts, type TextPart } from './linked-parts.ts';
import { colours, paper } from './look.ts';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

const indentOf = ({ label }: Block) => (label === undefined ? 0 : 16);
const wrapping = (block: Block) => ({
  width: paper.textWidth - indentOf(block),
  lineGap: block.look.leading - block.look.size * 1.2,
});

const heightOf = (pdf: Pdf, block: Block) =>
  setLook(pdf, block.look).heightOfString(block.words, wrapping(block));

/** Height of a block; for a heading, including the block that follows. */
function roomFor(pdf: Pdf, blocks: readonly Block[], at: number): number {
  const block = blocks[at];
  if (!block) return 0;
  const height = block.before + heightOf(pdf, block);
  return isHeading(block) ? height + roomFor(pdf, blocks, at + 1) : height;
}

export interface WrittenBlocks {
  sections: { page: number; y: number }[];
  /** Bottom of the last line. */
  end: number;
}

/** Writes all blocks from the height `top` on; a block is never split between pages. */
export function writeBlocks(
  pdf: Pdf,
  reading: Element,
  blocks: readonly Block[],
  top: number,
): WrittenBlocks {
  const sections: WrittenBlocks['sections'] = [];
  let y = top;
  let list: Element | undefined;
  for (const [at, block] of blocks.entries()) {
    if (y + roomFor(pdf, blocks, at) > paper.height - paper.bottom) {
      pdf.addPage();
      y = paper.top;
    } else y += block.before;
    if (block.tag === 'H2') {
      sections.push({ page: pdf.bufferedPageRange().count - 1, y: y + block.look.leading / 2 - 1 });
      pdf.outline.addItem(block.words, { expanded: false, left: paper.width, top: y - 12 });
    }
    if (block.tag !== 'LI') {
      list?.end();
      list = undefined;
      writeText(pdf, reading, block, y);
    } else {
      list ??= startList(pdf, reading, block);
      writeItem(pdf, list, block, y);
    }
    y += heightOf(pdf, block);
  }
  list?.end();
  return { sections, end: y };
}

function startList(pdf: Pdf, reading: Element, { label }: Block): Element {
  const list = pdf.struct('L');
  list.dictionary.data.A = { O: 'List', ListNumbering: label === '•' ? 'Disc' : 'Decimal' };
  reading.add(list);
  return list;
}

function writeItem(pdf: Pdf, list: Element, block: Block, y: number): void {
  const item = pdf.struct('LI');
  list.add(item);
  const label = { ...block.look, colour: colours.threadFrom };
  item.add(pdf.struct('Lbl', {}, [() => drawLine(pdf, block.label ?? '', paper.left, y, label)]));
  writeText(pdf, item, { ...block, tag: 'LI' }, y, 'LBody');
  item.end();
}

/** Writes a block's text with links as separate structure elements. */
function writeText(pdf: Pdf, parent: Element, block: Block, y: number, tag: string = block.tag): void {
  const parts = linkedParts(block.words);
  const element = pdf.struct(tag);
  parent.add(element);
  setLook(pdf, block.look);
  for (const [at, part] of parts.entries()) {
    const options = { ...wrapping(block), continued: at < parts.length - 1, link: part.href ?? null };
    const draw = () => {
      if (at === 0) pdf.text(part.text, paper.left + indentOf(block), y, options);
      else pdf.text(part.text, options);
    };
    element.add(part.href === undefined ? draw : linkElement(pdf, part, draw));
  }
  element.end();
}

const linkElement = (pdf: Pdf, { text }: TextPart, draw: () => void) =>
  pdf.struct('Link', { alt: text }, [draw]);
