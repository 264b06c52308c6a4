import type { StorageSlot } from '../../tracking/storage-slot.ts';

/** A named entry in browser storage. Private windows and full disks may refuse access: then nothing is stored. */
export const storageSlot = (storage: () => Storage, name: string): StorageSlot => {
  const quietly = <Result>(attempt: () => Result): Result | null => {
    try {
      return attempt();
    } catch {
      return null;
    }
  };
  return {
    read: () => quietly((): unknown => JSON.parse(storage().getItem(name) ?? 'null')),
    write: (value) => quietly(() => storage().setItem(name, JSON.stringify(value))),
    clear: () => quietly(() => storage().removeItem(name)),
  };
};
