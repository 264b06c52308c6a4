import type { PublicDocument } from '../../src/content/documents/public-document.ts';
import { supplier } from '../../src/content/supplier.ts';
import { colours } from './colours.ts';
import { drawText } from './draw-text.ts';
import { furniture } from './furniture.ts';
import { type Layout, layOut, paper } from './layout.ts';
import { linksOf } from './links.ts';
import { metadata, titleOf } from './metadata.ts';
import { writeOutline } from './outline.ts';
import { artifact } from './page-content.ts';
import { createPdfFile, type PdfFile, pdfText, type Ref } from './pdf-file.ts';
import { createTagTree } from './tag-tree.ts';
import type { Faces } from './typeset.ts';
import { writeFonts } from './write-fonts.ts';

/** A file to read, print, hear and search: tagged, with bookmarks, in the product's type and colours. */
export function documentPdf(document: PublicDocument, faces: Faces, { compress = true } = {}): Buffer {
  const file = createPdfFile({ compress });
  const layout = layOut(document, faces);
  const pages = layout.pages.map(() => file.reserve());
  const tags = createTagTree(file, pages);
  const contents = layout.pages.map((_, at) => [artifact(...furniture(layout, at, faces))]);
  const links = layout.pages.map((): Ref[] => []);
  drawText(
    layout,
    tags,
    (at, content) => contents[at]?.push(content),
    (at, piece, element) => links[at]?.push(...linksOf(piece, element, { file, tags, faces })),
  );
  tags.finish();
  const tree = writePages(file, { pages, contents, links, resources: writeResources(file, faces) });
  const about = file.addStream(metadata(document), '/Type /Metadata /Subtype /XML', false);
  const outline = writeOutline(file, bookmarksOf(layout, pages));
  const catalog = file.add(
    `<< /Type /Catalog /Pages ${tree} /Metadata ${about} /Outlines ${outline} /PageMode /UseOutlines /Lang (pt-BR) ` +
      `/MarkInfo << /Marked true >> /StructTreeRoot ${tags.root} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const info = file.add(
    `<< /Title ${pdfText(titleOf(document))} /Author ${pdfText(supplier.name)} ` +
      `/CreationDate (D:${document.updated.replaceAll('-', '')}) >>`,
  );
  return file.finish({ catalog, info });
}

function writeResources(file: PdfFile, faces: Faces): Ref {
  const gradient = (coordinates: string) =>
    `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [${coordinates}] /Extend [true true] /Function ` +
    `<< /FunctionType 2 /Domain [0 1] /C0 [${colours.threadFrom}] /C1 [${colours.threadTo}] /N 1 >> >>`;
  const across = gradient(`0 0 ${paper.width} 0`);
  const down = gradient(`0 ${paper.height} 0 0`);
  return file.add(`<< /Font ${writeFonts(file, faces)} /Shading << /Across ${across} /Down ${down} >> >>`);
}

interface Pages {
  pages: readonly Ref[];
  contents: readonly string[][];
  links: readonly Ref[][];
  resources: Ref;
}

function writePages(file: PdfFile, { pages, contents, links, resources }: Pages): Ref {
  const tree = file.reserve();
  for (const [at, page] of pages.entries()) {
    const content = file.addStream(Buffer.from(contents[at]?.join('\n') ?? '', 'latin1'));
    file.put(
      page,
      `<< /Type /Page /Parent ${tree} /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents ${content} ` +
        `/Resources ${resources} /StructParents ${at} /Tabs /S /Annots [${links[at]?.join(' ') ?? ''}] >>`,
    );
  }
  file.put(tree, `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`);
  return tree;
}

const bookmarksOf = ({ pages }: Layout, refs: readonly Ref[]) =>
  pages.flatMap((pieces, at) =>
    pieces
      .filter(({ block, isFirst }) => block.tag === 'H2' && isFirst)
      .map(({ block, y }) => ({ title: block.words, page: refs[at], y: y + 30 })),
  );
