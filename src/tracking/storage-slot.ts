/** A place to keep something across pages. Broken or forbidden storage reads as empty. */
export interface StorageSlot {
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}
