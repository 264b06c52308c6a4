import { join } from 'node:path';
import type { Catalogue, DocumentSettings } from '../../src/contract/documents.ts';
import { openSite, type Site } from './open-site.ts';
import { warmUp } from './warm-up.ts';

/** The current site. */
export interface LiveSite {
  current: () => Site | undefined;
  /** Opens the build with another catalogue; the returned function activates it. */
  prepare: (shown: Catalogue) => Promise<() => void>;
  /** Opens the build with another catalogue as a static preview. */
  preview: (shown: Catalogue) => Promise<Site | undefined>;
  /** Pre-renders entry pages now and after each change. */
  warmUp: () => void;
  close: () => void;
}

export function createLiveSite(root: string, settings: DocumentSettings): LiveSite {
  let site: Site | undefined;
  let isWarming = false;
  let stop = () => {};
  const warm = () => {
    stop();
    stop = warmUp(site?.firstScreens ?? []);
  };
  return {
    current: () => site,
    warmUp: () => {
      isWarming = true;
      warm();
    },
    preview: (shown) => openSite(join(root, 'dist'), shown, { ...settings, isStill: true }),
    prepare: async (shown) => {
      const next = await openSite(join(root, 'dist'), shown, settings);
      return () => {
        site = next;
        if (isWarming) warm();
      };
    },
    close: () => stop(),
  };
}
