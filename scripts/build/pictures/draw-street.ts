import { type StreetLook, type StreetShape, street } from '../../../src/pictures/street.ts';
import type { PicturePalette } from './palettes.ts';

/** The street of the landing page, with the colours written out. Its glow is three discs: a gradient would triple the file. */
export function drawStreet(colours: PicturePalette): string {
  return [
    ...street.behind.map(([looks, d]) => draw(looks, d, colours)),
    ...[280, 200, 120].map(
      (radius) => `<circle cx="900" cy="420" r="${radius}" fill="${colours.lit}" opacity=".09"/>`,
    ),
    ...street.lit.map(([looks, d]: StreetShape) => draw(looks, d, colours)),
    thread(street.way, colours),
    ...[44, 26].map(
      (radius) => `<circle cx="814" cy="372" r="${radius}" fill="${colours.beamTo}" opacity=".3"/>`,
    ),
    `<circle cx="814" cy="372" r="9" fill="${colours.shine}"/>`,
  ].join('');
}

const thread = (way: string, colours: PicturePalette): string =>
  `<linearGradient id="thread" gradientUnits="userSpaceOnUse" x1="240" x2="780"><stop stop-color="${colours.beamFrom}"/>` +
  `<stop offset="1" stop-color="${colours.beamTo}"/></linearGradient>` +
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${way}" stroke="${colours.lit}" stroke-width="20" opacity=".18"/>` +
  `<path d="${way}" stroke="url(#thread)" stroke-width="6"/>` +
  `<path d="${way}" stroke="${colours.shine}" stroke-width="2"/></g>`;

function draw(looks: readonly StreetLook[], d: string, colours: PicturePalette): string {
  const attributes = {
    fill: 'none',
    'stroke-width': 3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...Object.assign({}, ...looks.map((look) => attributesOf(look, colours))),
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<path d="${d}" ${written.join(' ')}/>`;
}

function attributesOf(look: StreetLook, colours: PicturePalette): Record<string, string | number> {
  switch (look) {
    case 'line':
    case 'outlined':
      return { stroke: colours.line };
    case 'lineFar':
    case 'outlinedFar':
      return { stroke: colours.lineFar };
    case 'heavy':
      return { 'stroke-width': 9 };
    case 'dots':
      return { stroke: colours.shine, 'stroke-width': 3.5 };
    case 'half':
      return { opacity: 0.5 };
    case 'faint':
      return { opacity: 0.3 };
    case 'unlit':
      return { fill: colours.near };
    default:
      return { fill: colours[look] };
  }
}
