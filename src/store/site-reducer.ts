import { combineReducers } from '@reduxjs/toolkit';
import { enquiries } from './enquiries.ts';
import { slices } from './root-reducer.ts';

/** The order's state, and beside it what is asked for on a public page. */
export const siteReducer = combineReducers({ ...slices, enquiries });
