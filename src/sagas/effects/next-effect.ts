import { nextEffect, type PathEntry } from '../../funnel/walk.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectWalk } from '../../store/selectors.ts';

/** What the walk says is to be done next; nothing while the visitor has to decide something first. */
export const selectNext = (state: RootState): PathEntry | null =>
  state.visit.phase === 'ready' && state.device.conflict === null ? nextEffect(selectWalk(state)) : null;
