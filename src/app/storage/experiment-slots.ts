import * as storageNames from './storage-names.ts';
import { tabSlot } from './storage-slot.ts';

/** Experiment data per tab. Only the arms are sent, and nothing is kept longer than the tab. */
export const experimentSlots = {
  /** A random number that decides the arm. */
  key: tabSlot(storageNames.chance),
  /** The arms this visitor was assigned. */
  arms: tabSlot(storageNames.arms),
  /** The arm selected by `?test`. */
  test: tabSlot(storageNames.test),
  /** The face of the order under way. */
  face: tabSlot(storageNames.face),
};
