import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Searches {
  orders: string;
  leads: string;
}

const noSearch: Searches = { orders: '', leads: '' };

/** What was searched for in a list. It names people, so that it stands in no address; it is gone with the page. */
export const searchSlice = createSlice({
  name: 'searches',
  initialState: noSearch,
  reducers: {
    searched: (state, { payload }: PayloadAction<{ list: keyof Searches; term: string }>) => {
      state[payload.list] = payload.term;
    },
  },
});

export const { searched } = searchSlice.actions;
