import { join } from 'node:path';
import type { Catalogue, DocumentSettings } from '../../src/contract/documents.ts';
import { openSite, type Site } from './open-site.ts';
import { warmUp } from './warm-up.ts';

export function createLiveSite(root: string, settings: DocumentSettings) {
  let site: Site | undefined;
  let isWarming = false;
  let stop = () => {};
  const warm = () => {
    stop();
    stop = warmUp(site?.firstScreens ?? []);
  };
  return {
    current: (): Site | undefined => site,
    /** Pre-renders entry pages now and after each change. */
    warmUp: (): void => {
      isWarming = true;
      warm();
    },
    /** Opens the build with another catalogue as a static preview. */
    preview: (shown: Catalogue): Promise<Site | undefined> =>
      openSite(join(root, 'dist'), shown, { ...settings, isStill: true }),
    /** Opens the build with another catalogue; the returned function activates it. */
    prepare: async (shown: Catalogue): Promise<() => void> => {
      const next = await openSite(join(root, 'dist'), shown, settings);
      return () => {
        site = next;
        if (isWarming) warm();
      };
    },
    close: (): void => stop(),
  };
}
