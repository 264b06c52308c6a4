import { type LivePlanLists, publishedLists } from '../catalogue/plan-lists.ts';
import { heldFile, type SiteFile } from './site-file.ts';

export const listAddress = (name: string): string => `/json/${name}`;

/** Serves the plan lists from the data that prices orders, so that shown and charged prices agree. */
export function heldPlanLists(planLists: LivePlanLists): (path: string) => Promise<SiteFile> | undefined {
  // Keyed by the loaded files: a reload creates a new object and invalidates the cache.
  const held = new WeakMap<object, ReadonlyMap<string, Promise<SiteFile>>>();
  return (path) => {
    const files =
      held.get(planLists.files) ??
      new Map(
        Object.entries(publishedLists(planLists)).map(([name, list]) => [
          listAddress(name),
          heldFile(name, JSON.stringify(list)),
        ]),
      );
    held.set(planLists.files, files);
    return files.get(path);
  };
}
