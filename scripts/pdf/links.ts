import { phones } from '../../src/content/phones.ts';
import { paper } from './layout.ts';
import type { Piece } from './paginate.ts';
import type { PdfFile, Ref } from './pdf-file.ts';
import type { TagElement, TagTree } from './tag-tree.ts';
import type { Faces } from './typeset.ts';

const numbers = Object.values(phones);

/** What can be called or opened, as it stands in a text. */
const reachable = new RegExp([...numbers.map(({ number }) => number), 'www\\.[\\w/.-]*\\w'].join('|'), 'g');

const addressOf = (text: string): string =>
  numbers.find(({ number }) => number === text)?.href ?? `https://${text}`;

/** Makes what can be reached pressable, as a part of the element whose words it is. */
export function linksOf(piece: Piece, element: TagElement, { file, tags, faces }: LinkWriting): Ref[] {
  const { style } = piece.block;
  const width = (text: string) => faces[style.face].widthOf(text) * style.size;
  return piece.lines.flatMap((line, at) =>
    Array.from(line.matchAll(reachable), ({ 0: text, index }) => {
      const left = paper.left + style.indent + width(line.slice(0, index));
      const foot = piece.y - at * style.leading - style.size * 0.25;
      const box = [left, foot, left + width(text), foot + style.size * 1.2].map((value) => value.toFixed(2));
      const ref = file.reserve();
      file.put(
        ref,
        `<< /Type /Annot /Subtype /Link /Rect [${box.join(' ')}] /Border [0 0 0] /F 4 /Contents (${text}) ` +
          `/StructParent ${tags.object(element, ref)} /A << /S /URI /URI (${addressOf(text)}) >> >>`,
      );
      return ref;
    }),
  );
}

export interface LinkWriting {
  file: PdfFile;
  tags: TagTree;
  faces: Faces;
}
