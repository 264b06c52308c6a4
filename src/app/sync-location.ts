import { campaignSetOf } from '../funnel/campaigns.ts';
import { isConversationPath } from '../funnel/routes/face.ts';
import { readPath } from '../funnel/routes/read-path.ts';
import type { AppStore } from '../sagas/create-store.ts';
import { stepOpened } from '../store/events.ts';
import type { PageHistory } from './page-history.ts';

/** Reports the current place to the store, whether a link, Back or the navigation saga changed it. */
export function syncLocation(history: PageHistory, store: AppStore): void {
  history.listen(() => {
    const { pathname, hash } = history.place();
    const shown = store.getState().visit;
    const { face, route: named } = readPath(`${pathname}${hash}`, campaignSetOf([shown.campaign]));
    // A fragment within the conversation that names no question leaves the visitor where they are.
    const route = isConversationPath(named) && hash !== '' ? shown.route : named;
    if (route !== shown.route || face !== shown.face) store.dispatch(stepOpened({ route, face }));
  });
}
