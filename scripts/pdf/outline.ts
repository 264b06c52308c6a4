import { type PdfFile, pdfText, type Ref } from './pdf-file.ts';

export interface Bookmark {
  title: string;
  page: Ref | undefined;
  y: number;
}

/** One flat list of bookmarks, open from the start. */
export function writeOutline(file: PdfFile, bookmarks: readonly Bookmark[]): Ref {
  const outline = file.reserve();
  const refs = bookmarks.map(() => file.reserve());
  for (const [index, { title, page, y }] of bookmarks.entries()) {
    const ref = refs[index];
    if (ref === undefined) continue;
    const previous = refs[index - 1];
    const next = refs[index + 1];
    const neighbours = `${previous ? `/Prev ${previous} ` : ''}${next ? `/Next ${next} ` : ''}`;
    const target = `/Dest [${page} /XYZ 0 ${y.toFixed(1)} null]`;
    file.put(ref, `<< /Title ${pdfText(title)} /Parent ${outline} ${neighbours}${target} >>`);
  }
  file.put(
    outline,
    `<< /Type /Outlines /First ${refs[0]} /Last ${refs.at(-1)} /Count ${bookmarks.length} >>`,
  );
  return outline;
}
