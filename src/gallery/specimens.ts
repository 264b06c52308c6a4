import { buttons } from './buttons.tsx';
import { inputs } from './inputs.tsx';
import { layers } from './layers.tsx';
import { messages } from './messages.tsx';
import type { Specimen } from './specimen.ts';
import { surfaces } from './surfaces.tsx';

/** All specimens, by the name of the component. */
export const specimens: Readonly<Record<string, Specimen>> = {
  ...buttons,
  ...inputs,
  ...messages,
  ...surfaces,
  ...layers,
};
