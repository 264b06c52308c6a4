/** A named entry in browser storage; broken or blocked storage reads as empty. */
export interface StorageSlot {
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}
