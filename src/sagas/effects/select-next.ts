import { nextEffect, type PathEntry } from '../../funnel/walk.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectWalk } from '../../store/selectors.ts';

/** The next effect to run; null while the visitor has a conflict to settle. */
export const selectNext = (state: RootState): PathEntry | null =>
  state.visit.phase === 'ready' && state.conflict.choice === null ? nextEffect(selectWalk(state)) : null;
