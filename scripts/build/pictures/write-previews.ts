import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import PDFDocument from 'pdfkit';
import { heroWords } from '../../../src/content/landing/hero.ts';
import { previewPath } from '../../../src/contract/preview-path.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { root } from '../../root.ts';
import { drawStreet, type PicturePalette, palettes } from './draw-street.ts';

type PreviewWords = { heading: string; kicker: string; theme?: keyof typeof palettes };

const strong = new PDFDocument({ font: join(root, 'server/pdf/fonts/figtree-semibold.ttf') }).fontSize(1);

/** The preview of shared links, 1200 by 630: name, heading and picture. */
export function previewPicture({ heading, kicker, theme = 'standard' }: PreviewWords): string {
  const colours = palettes[theme];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><linearGradient id="sky" x2="0" y2="1">` +
    `<stop offset=".2" stop-color="${colours.skyTop}"/><stop offset=".9" stop-color="${colours.skyLow}"/></linearGradient>` +
    `<path d="M0 0h1200v630H0z" fill="url(#sky)"/>` +
    `<g transform="translate(240 150) scale(.8)">${drawStreet(colours)}</g>${words(heading, kicker, colours)}</svg>`
  );
}

function words(heading: string, kicker: string, colours: PicturePalette): string {
  const { lines, size } = fitted(heading);
  const text = (y: number, fontSize: number, fill: string, content: string, weight = 600) =>
    `<text x="64" y="${y}" font-family="Figtree" font-weight="${weight}" font-size="${fontSize}" fill="${fill}">${escaped(content)}</text>`;
  return [
    text(92, 38, colours.ink, 'Ultrafibra'),
    `<path d="M64 110h96c14 0 14-5 28-5h64" fill="none" stroke="${colours.beamTo}" stroke-width="4" stroke-linecap="round"/>`,
    `<circle cx="252" cy="105" r="5" fill="${colours.shine}"/>`,
    text(178, 28, colours.shine, kicker, 400),
    ...lines.map((line, index) => text(188 + Math.round((index + 1) * size * 1.12), size, colours.ink, line)),
  ].join('');
}

const room = 610;

/** The largest size at which the heading fits into three lines beside the pole. */
function fitted(heading: string): { lines: string[]; size: number } {
  const sizes = [68, 60, 52, 44, 36];
  for (const size of sizes) {
    const lines = broken(heading, size);
    if (lines.length * size <= 190 && lines.every((line) => strong.widthOfString(line) * size <= room))
      return { lines, size };
  }
  throw new Error(`No room for this heading on a preview picture: ${heading}`);
}

function broken(heading: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of heading.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && strong.widthOfString(longer) * size <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type PreviewPage = PreviewWords & { name: string };

/** Preview texts of each campaign, from its own banner. */
const previews: readonly PreviewPage[] = fileCampaigns.all.map(({ prefix, theme, landing }) => {
  const { heading, title } = heroWords[landing.words];
  return { name: prefix || 'home', heading, kicker: title, theme: theme === 'light' ? 'standard' : theme };
});

const fontFiles = ['regular', 'semibold'].map((face) => join(root, `server/pdf/fonts/figtree-${face}.ttf`));

/** Writes `og/<name>.png` per page ('/' becomes '-'). Equal pictures are drawn once. */
export async function writePreviews(folder: string, pages = previews): Promise<void> {
  const drawn = new Map<string, Buffer>();
  for (const { name, ...words } of pages) {
    const svg = previewPicture(words);
    const png = drawn.get(svg) ?? toPng(svg);
    drawn.set(svg, png);
    const file = join(folder, previewPath(name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
  }
}

/** Only bundled fonts, so that every machine draws the same pixels. */
const toPng = (svg: string): Buffer =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: 1200 },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' },
  })
    .render()
    .asPng();
