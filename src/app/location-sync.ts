import { readPath } from '../funnel/read-path.ts';
import { stepOpened } from '../store/events.ts';
import type { AppStore } from './create-store.ts';
import type { PageHistory } from './page-history.ts';

/** Tells the store where the visitor is, whoever moved them: a link, Back, or the navigation saga. */
export function syncLocation(history: PageHistory, store: AppStore): void {
  let shown = readPath(history.place().pathname).route;
  history.listen(() => {
    const { route } = readPath(history.place().pathname);
    if (route === shown) return;
    shown = route;
    store.dispatch(stepOpened({ route }));
  });
}
