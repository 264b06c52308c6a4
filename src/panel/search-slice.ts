import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const noSearch = { orders: '', leads: '' };

export type SearchedList = keyof typeof noSearch;

/** What was searched for in a list. It names people, so that it stands in no address; it is gone with the page. */
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
