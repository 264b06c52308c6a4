import type { StreetLook } from '../../../src/pictures/street.ts';

type Colour = Exclude<StreetLook, 'heavy' | 'half' | 'faint' | 'outlined' | 'outlinedFar' | 'dots' | 'unlit'>;

export type PicturePalette = Record<Colour | 'skyTop' | 'skyLow' | 'beamFrom' | 'beamTo' | 'ink', string>;

/** What the tokens and src/pictures/pictures.module.css come to: a picture of pixels knows no custom property. */
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
