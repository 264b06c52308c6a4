import type { FontFace } from './font-face.ts';
import type { PdfFile } from './pdf-file.ts';
import type { Faces } from './typeset.ts';

/** Embeds both faces whole: they hold no more than the encoding's characters. Answers the pages' font table. */
export function writeFonts(file: PdfFile, { regular, strong }: Faces): string {
  return `<< /regular ${writeFont(file, regular)} /strong ${writeFont(file, strong)} >>`;
}

const nonsymbolic = 32;

function writeFont(file: PdfFile, face: FontFace): string {
  const program = file.addStream(face.bytes, `/Length1 ${face.bytes.length}`);
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${face.name} /Flags ${nonsymbolic} /FontBBox [${face.box.join(' ')}] ` +
      `/ItalicAngle 0 /Ascent ${face.ascent} /Descent ${face.descent} /CapHeight ${face.capHeight} ` +
      `/StemV ${Math.round(face.weight / 5)} /FontFile2 ${program} >>`,
  );
  return file.add(
    `<< /Type /Font /Subtype /TrueType /BaseFont /${face.name} /Encoding /WinAnsiEncoding /FirstChar 32 ` +
      `/LastChar 255 /Widths [${face.widths.join(' ')}] /FontDescriptor ${descriptor} >>`,
  );
}
