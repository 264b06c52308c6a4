import { palettes } from './palettes.ts';

const { skyTop, beamFrom, beamTo, shine } = palettes.standard;

export type IconShape = 'rounded' | 'square' | 'maskable';

// Phones cut a maskable icon into their own shape and leave the middle four fifths alone.
const sizes: Record<IconShape, number> = { rounded: 1, square: 0.9, maskable: 0.78 };

/** The sign of the house on 512: the thread, rising to its light. */
export function iconPicture(shape: IconShape): string {
  const scale = sizes[shape];
  const corner = shape === 'rounded' ? 116 : 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><linearGradient id="light" gradientUnits="userSpaceOnUse" x1="90" x2="372">` +
    `<stop stop-color="${beamFrom}"/><stop offset="1" stop-color="${beamTo}"/></linearGradient>` +
    `<rect width="512" height="512" rx="${corner}" fill="${skyTop}"/>` +
    `<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">` +
    `<path d="M90 380c126 0 96-226 228-226" fill="none" stroke="url(#light)" stroke-width="50" stroke-linecap="round"/>` +
    `<circle cx="370" cy="154" r="58" fill="${shine}"/></g></svg>`
  );
}
