import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { root } from '../../root.ts';

const fontFiles = ['regular', 'semibold'].map((face) => join(root, `server/pdf/fonts/figtree-${face}.ttf`));

/** Text is set in the project's own typeface only, so that every machine draws the same pixels. */
export function toPng(svg: string, width: number): Buffer {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Figtree' },
  })
    .render()
    .asPng();
}
