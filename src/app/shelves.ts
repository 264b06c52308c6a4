import type { Shelf } from '../sagas/surroundings.ts';

/** A named place in a browser storage. Private windows and full disks may refuse it: then nothing is kept. */
export const shelfIn = (storage: () => Storage, name: string): Shelf => {
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
