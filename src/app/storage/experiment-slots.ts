import { storageSlot } from './storage-slot.ts';

const inTab = (name: string) => storageSlot(() => sessionStorage, `ultrafibra.${name}`);

/** Experiment data per tab. Only the arms are sent, and nothing is kept longer than the tab. */
export const experimentSlots = {
  /** A random number that decides the arm. */
  key: inTab('chance'),
  /** The arms this visitor was assigned. */
  arms: inTab('arms'),
  /** The arm selected by `?test`. */
  test: inTab('test'),
  /** The face of the order under way. */
  face: inTab('face'),
};
