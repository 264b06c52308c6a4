import { join } from 'node:path';
import type { DocumentSettings } from '../../src/contract/documents.ts';
import { type LivePlanLists, type PlanLists, readPlanLists } from '../catalogue/plan-lists.ts';
import { openSite, type Site } from './open-site.ts';
import { catalogueOf } from './read-catalogue.ts';
import { warmUp } from './warm-up.ts';

/** The site as it stands now. */
export interface LiveSite {
  current: () => Site | undefined;
  /** Renders ahead what visits begin with. */
  warmUp: () => void;
  /** Takes changed plan lists, or another build. Where one of them cannot be used it throws, and nothing has changed. */
  reload: () => Promise<void>;
  close: () => void;
}

export async function openLiveSite(
  root: string,
  planLists: LivePlanLists,
  settings: DocumentSettings,
): Promise<LiveSite> {
  const open = (lists: PlanLists) => openSite(join(root, 'dist'), catalogueOf(lists), settings);
  let site = await open(planLists);
  let stop = () => {};
  const warm = () => {
    stop();
    stop = warmUp(site?.firstScreens ?? []);
  };
  return {
    current: () => site,
    warmUp: warm,
    reload: async () => {
      const lists = readPlanLists(join(root, 'catalogue'));
      const next = await open(lists);
      planLists.replaceBy(lists);
      site = next;
      warm();
    },
    close: () => stop(),
  };
}
