import type { Store } from '@reduxjs/toolkit';
import { draftKept } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';

/** Keeps the house number of the search as a draft for its own question. */
export function keepHouseNumber({ dispatch, getState }: Store<RootState>, number: string): void {
  if (number !== '') dispatch(draftKept({ raw: { ...getState().answers.draft, number: [number] } }));
}
