/** A place of the tab to keep something in. Broken or forbidden storage reads as empty. */
export interface Slot {
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}
