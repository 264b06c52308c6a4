import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SearchedList } from '../contract/panel/searched-list.ts';

const noSearch: Readonly<Partial<Record<SearchedList, string>>> = {};

/** Search texts, kept in memory only: they contain names and must not be in URLs. */
export const searchSlice = createSlice({
  name: 'searches',
  initialState: noSearch,
  reducers: {
    searched: (state, { payload }: PayloadAction<{ list: SearchedList; term: string }>) => {
      state[payload.list] = payload.term;
    },
  },
});

export const { searched } = searchSlice.actions;
