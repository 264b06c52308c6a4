import { combineReducers } from '@reduxjs/toolkit';
import { enquiriesReducer } from './enquiries.ts';
import { reducers } from './root-reducer.ts';

/** The order's state and the forms of the public pages. */
export const siteReducer = combineReducers({ ...reducers, enquiries: enquiriesReducer });
