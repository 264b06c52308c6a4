import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { previewPath } from '../../../src/contract/preview-path.ts';
import { root } from '../../root.ts';
import { iconPicture } from './icon-picture.ts';
import { type PreviewWords, previewPicture } from './preview-picture.ts';

export type PreviewPage = PreviewWords & { name: string };

/**
 * Writes what has to be pixels into the built site: `og/<name>.png` for every page (a '/' in its name is written '-'),
 * and the icons that the manifest and phones ask for. Equal words are drawn once.
 */
export async function writePictures(folder: string, pages: readonly PreviewPage[]): Promise<void> {
  const drawn = new Map<string, Buffer>();
  for (const { name, ...words } of pages) {
    const svg = previewPicture(words);
    const png = drawn.get(svg) ?? toPng(svg, 1200);
    drawn.set(svg, png);
    await write(join(folder, previewPath(name)), png);
  }
  for (const { path, size, shape } of icons) {
    await write(join(folder, path), toPng(iconPicture(shape), size));
  }
  await write(join(folder, 'favicon.ico'), toIco(toPng(iconPicture('rounded'), icoSize), icoSize));
}

/** What asks for it by name shows it beside a title. */
const icoSize = 48;

/** Apple rounds its icon itself and shows no transparency: it gets the full square. */
export const icons = [
  { path: 'apple-touch-icon.png', size: 180, shape: 'square' },
  { path: 'icons/icon-192.png', size: 192, shape: 'rounded' },
  { path: 'icons/icon-512.png', size: 512, shape: 'rounded' },
  { path: 'icons/maskable-512.png', size: 512, shape: 'maskable' },
] as const;

async function write(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

const fontFiles = ['regular', 'semibold'].map((face) => join(root, `server/pdf/fonts/figtree-${face}.ttf`));

/** Text is set in the project's own typeface only, so that every machine draws the same pixels. */
function toPng(svg: string, width: number): Buffer {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' },
  })
    .render()
    .asPng();
}

/** A PNG in the container that browsers and readers of feeds ask for as '/favicon.ico'. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // An icon, with one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // One plane of 32 bits a pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
