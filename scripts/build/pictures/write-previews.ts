import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { heroWords } from '../../../src/content/landing/hero.ts';
import { previewPath } from '../../../src/contract/preview-path.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { root } from '../../root.ts';
import { type PreviewWords, previewPicture } from './preview-picture.ts';

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
