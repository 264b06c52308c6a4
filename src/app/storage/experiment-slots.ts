import { storageSlot } from './storage-slot.ts';

const inTab = (name: string) => storageSlot(() => sessionStorage, `ultrafibra.${name}`);

/** What a tab keeps for experiments. Nothing of it is sent but the arms, and nothing outlives the tab. */
export const experimentSlots = {
  /** A number drawn by chance, that decides the arm. */
  key: inTab('chance'),
  /** Which arms decided something. */
  arms: inTab('arms'),
  /** The arm that a link asked to try. */
  test: inTab('test'),
  /** In which face an order is under way. */
  face: inTab('face'),
};
