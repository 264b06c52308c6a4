import type { PublicDocument } from '../../src/content/documents/public-document.ts';
import { type Piece, paginate } from './paginate.ts';
import { breakLines, type Faces, typeset } from './typeset.ts';

/** A4 in points. The thread of light runs beside the text, which keeps to a line one can follow. */
export const paper = { width: 595.28, height: 841.89, left: 104, textWidth: 404, thread: 62 } as const;
export const titleLook = { size: 27, leading: 33, y: paper.height - 118 } as const;

export interface Layout {
  document: PublicDocument;
  titleLines: readonly string[];
  /** Where the dark ground of the title ends. */
  band: number;
  pages: readonly (readonly Piece[])[];
}

export function layOut(document: PublicDocument, faces: Faces): Layout {
  const width = paper.width - 2 * paper.thread;
  const titleLines = breakLines(document.title, (line) => faces.strong.widthOf(line) * titleLook.size, width);
  const band = titleLook.y - (titleLines.length - 1) * titleLook.leading - 58;
  const blocks = typeset(document, faces, paper.textWidth);
  return {
    document,
    titleLines,
    band,
    pages: paginate(blocks, { firstTop: band - 34, top: paper.height - 86, bottom: 78 }),
  };
}
