import type { StorageSlot } from '../../tracking/storage-slot.ts';

/** Private windows and full disks may refuse access: then nothing is stored. */
function storageSlot(storage: () => Storage, name: string): StorageSlot {
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
}

/** An entry that ends with the tab. */
export const tabSlot = (name: string): StorageSlot => storageSlot(() => sessionStorage, name);

/** An entry that stays on the device. */
export const deviceSlot = (name: string): StorageSlot => storageSlot(() => localStorage, name);
