import { readableMoment } from '../../brazil/readable-moment.ts';
import { movedTo, stateWords } from '../../content/screens/follow-page.ts';
import type { FollowedOrder, OrderState } from '../../contract/followed-order.ts';
import { visitInWords } from './visit-in-words.ts';

interface Passed {
  id: string;
  title: string;
  /** Null if it is still to come. */
  at: string | null;
}

const way: readonly OrderState[] = ['placed', 'confirmed', 'scheduled', 'installed'];

/** Past states in order, then the states to come. */
export function historyOf({ history, state }: FollowedOrder): Passed[] {
  const passed = history.map(({ at, to, visit }, index): Passed => {
    const isMoved = index > 0 && history[index - 1]?.to === to && visit !== null;
    return {
      id: `${index}`,
      title: isMoved ? movedTo(visitInWords(visit)) : stateWords[to].past,
      at: readableMoment(at),
    };
  });
  const reached = way.indexOf(state);
  // An ended order has no states to come. States may be skipped.
  const toCome = reached < 0 ? [] : way.slice(reached + 1);
  return [...passed, ...toCome.map((id): Passed => ({ id, title: stateWords[id].past, at: null }))];
}
