import { join } from 'node:path';
import type { Catalogue, DocumentSettings } from '../../src/contract/documents.ts';
import { openSite, type Site } from './open-site.ts';
import { warmUp } from './warm-up.ts';

/** The site as it stands now. */
export interface LiveSite {
  current: () => Site | undefined;
  /** Opens the build with another catalogue; what is returned puts it in the place of the one before. */
  prepare: (shown: Catalogue) => Promise<() => void>;
  /** The build with another catalogue, to be looked at: nothing in it runs. */
  preview: (shown: Catalogue) => Promise<Site | undefined>;
  /** Renders ahead what visits begin with, now and whenever the site is another one. */
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
