import { readFileSync } from 'node:fs';
import { unicodeOfCode, winAnsiCode, winAnsiCodes } from './win-ansi.ts';

/** A static TrueType font as a document embeds it; every measure in thousandths of its size. */
export interface FontFace {
  name: string;
  bytes: Buffer;
  /** By code, from 32 on. */
  widths: readonly number[];
  ascent: number;
  descent: number;
  capHeight: number;
  box: readonly number[];
  weight: number;
  widthOf: (text: string) => number;
}

export function readFontFace(name: string, path: string): FontFace {
  const bytes = readFileSync(path);
  const table = tablesOf(bytes);
  const [head, hhea, os2] = [table('head'), table('hhea'), table('OS/2')];
  const scale = 1000 / head.readUInt16BE(18);
  const scaled = (value: number) => Math.round(value * scale);
  const glyphOf = characterMap(table('cmap'));
  const advanceOf = advances(table('hmtx'), hhea.readUInt16BE(34));
  const widths = winAnsiCodes.map((code) => scaled(advanceOf(glyphOf(unicodeOfCode(code)))));
  return {
    name,
    bytes,
    widths,
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    capHeight: scaled(os2.readInt16BE(88)),
    box: [36, 38, 40, 42].map((place) => scaled(head.readInt16BE(place))),
    weight: os2.readUInt16BE(4),
    widthOf: (text) =>
      [...text].reduce((sum, character) => sum + (widths[winAnsiCode(character) - 32] ?? 0), 0) / 1000,
  };
}

function tablesOf(font: Buffer): (tag: string) => Buffer {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + 16 * index;
    const offset = font.readUInt32BE(record + 8);
    const tag = font.toString('latin1', record, record + 4);
    tables.set(tag, font.subarray(offset, offset + font.readUInt32BE(record + 12)));
  }
  return (tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no table '${tag}'.`);
    return table;
  };
}

function advances(hmtx: Buffer, count: number): (glyph: number) => number {
  return (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, count - 1));
}

/** From code points to glyphs, by the segments of the font's Windows table. */
function characterMap(cmap: Buffer): (codePoint: number) => number {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => 4 + 8 * index);
  const windows = records.find((at) => cmap.readUInt16BE(at) === 3 && cmap.readUInt16BE(at + 2) === 1);
  if (windows === undefined) throw new Error('The font has no Windows character map.');
  const map = cmap.subarray(cmap.readUInt32BE(windows + 4));
  const segments = map.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + 2 * segments + 2;
  const deltas = starts + 2 * segments;
  const ranges = deltas + 2 * segments;
  return (codePoint) => {
    for (let segment = 0; segment < segments; segment += 1) {
      if (codePoint > map.readUInt16BE(ends + 2 * segment)) continue;
      const start = map.readUInt16BE(starts + 2 * segment);
      if (codePoint < start) return 0;
      const delta = map.readUInt16BE(deltas + 2 * segment);
      const range = map.readUInt16BE(ranges + 2 * segment);
      if (range === 0) return (codePoint + delta) & 0xffff;
      return map.readUInt16BE(ranges + 2 * segment + range + 2 * (codePoint - start));
    }
    return 0;
  };
}
