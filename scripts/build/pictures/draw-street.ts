import { type StreetLook, type StreetShape, street } from '../../../src/pictures/street.ts';

type Colour = Exclude<StreetLook, 'heavy' | 'half' | 'faint' | 'outlined' | 'outlinedFar' | 'dots' | 'unlit'>;

export type PicturePalette = Record<Colour | 'skyTop' | 'skyLow' | 'beamFrom' | 'beamTo' | 'ink', string>;

/** Values of the tokens and of src/pictures/pictures.module.css: rasterised pictures cannot use custom properties. */
export const palettes: Record<'standard' | 'black-friday', PicturePalette> = {
  standard: {
    skyTop: '#10174a',
    skyLow: '#18288d',
    far: '#182787',
    mid: '#152170',
    near: '#121b59',
    wall: '#162379',
    wallLit: '#163e8c',
    line: '#9dadd7',
    lineFar: '#4a61a9',
    lit: '#0fb5e0',
    shine: '#abdff2',
    beamFrom: '#0377ef',
    beamTo: '#6cc8e9',
    ink: '#ffffff',
  },
  'black-friday': {
    skyTop: '#000000',
    skyLow: '#4d2c00',
    far: '#422500',
    mid: '#1f0f00',
    near: '#030100',
    wall: '#2e1800',
    wallLit: '#4f360b',
    line: '#b9a99a',
    lineFar: '#705840',
    lit: '#ffdd66',
    shine: '#fff1c0',
    beamFrom: '#ffb73a',
    beamTo: '#ffe693',
    ink: '#ffffff',
  },
};

/**
 * The landing page's street with literal colours. The glow is three discs, because a gradient would triple the file.
 */
export function drawStreet(colours: PicturePalette): string {
  const { beamFrom, beamTo, lit, shine } = colours;
  return [
    `<style>${rules(colours)}</style><g class="street">`,
    ...street.behind.map(drawn),
    ...[280, 200, 120].map(
      (radius) => `<circle cx="900" cy="420" r="${radius}" fill="${lit}" opacity=".09"/>`,
    ),
    ...street.lit.map(drawn),
    `<linearGradient id="gradient" gradientUnits="userSpaceOnUse" x1="240" x2="780"><stop stop-color="${beamFrom}"/>`,
    `<stop offset="1" stop-color="${beamTo}"/></linearGradient>`,
    `<path d="${street.cable}" stroke="${lit}" style="stroke-width:20" opacity=".18"/>`,
    `<path d="${street.cable}" stroke="url(#gradient)" style="stroke-width:6"/>`,
    `<path d="${street.cable}" stroke="${shine}" style="stroke-width:2"/>`,
    ...[44, 26].map((radius) => `<circle cx="814" cy="372" r="${radius}" fill="${beamTo}" opacity=".3"/>`),
    `<circle cx="814" cy="372" r="9" fill="${shine}"/></g>`,
  ].join('');
}

const drawn = ([looks, d]: StreetShape): string => `<path class="${looks.join(' ')}" d="${d}"/>`;

const filled = ['far', 'mid', 'near', 'wall', 'wallLit', 'lit', 'shine'] as const;

const rules = (colours: PicturePalette): string =>
  [
    '.street path{fill:none;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}',
    ...filled.map((look) => `.street .${look}{fill:${colours[look]}}`),
    `.street .unlit{fill:${colours.near}}`,
    `.street .line,.street .outlined{stroke:${colours.line}}`,
    `.street .lineFar,.street .outlinedFar{stroke:${colours.lineFar}}`,
    '.street .heavy{stroke-width:9}',
    `.street .dots{stroke:${colours.shine};stroke-width:3.5}`,
    '.street .half{opacity:.5}.street .faint{opacity:.3}',
  ].join('');
