import { combineReducers } from '@reduxjs/toolkit';
import { enquiriesSlice } from './enquiries.ts';
import { reducers } from './root-reducer.ts';

/** The order's state, and beside it what is asked for on a public page. */
export const siteReducer = combineReducers({ ...reducers, enquiries: enquiriesSlice.reducer });
