import { type FaceId, isDoor } from '../funnel/face.ts';
import { readPath } from '../funnel/read-path.ts';
import { stepOpened } from '../store/events.ts';
import type { AppStore } from './create-store.ts';
import type { PageHistory } from './page-history.ts';

/** Tells the store where the visitor is, whoever moved them: a link, Back, or the navigation saga. */
export function syncLocation(history: PageHistory, store: AppStore): void {
  let shown: { face: FaceId; route: string } = store.getState().visit;
  const read = () => {
    const { pathname, hash } = history.place();
    const { face, route } = readPath(`${pathname}${hash}`);
    // An anchor within the conversation is no question: the visitor stays where they are.
    return { face, route: isDoor(route) && hash !== '' ? shown.route : route };
  };
  history.listen(() => {
    const { face, route } = read();
    if (route === shown.route && face === shown.face) return;
    shown = { face, route };
    store.dispatch(stepOpened(shown));
  });
}
