import { readableMoment } from '../../brazil/readable-moment.ts';
import { stateWords } from '../../content/screens/follow-page.ts';
import type { FollowedOrder, OrderState } from '../../contract/followed-order.ts';

interface Passed {
  id: string;
  title: string;
  /** Null if it is still to come. */
  at: string | null;
}

const way: readonly OrderState[] = ['placed', 'confirmed', 'scheduled', 'installed'];

/** Past states in order, then the states to come. */
export function historyOf({ history, state }: FollowedOrder): Passed[] {
  const passed = history.map(
    ({ at, to, text }, index): Passed => ({
      id: `${index}`,
      title: text ?? stateWords[to].past,
      at: readableMoment(at),
    }),
  );
  const reached = way.indexOf(state);
  // An ended order has no states to come. States may be skipped.
  const toCome = reached < 0 ? [] : way.slice(reached + 1);
  return [...passed, ...toCome.map((id): Passed => ({ id, title: stateWords[id].past, at: null }))];
}
