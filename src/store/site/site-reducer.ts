import { combineReducers } from '@reduxjs/toolkit';
import { reducers } from '../root-reducer.ts';
import { enquiriesReducer } from './enquiries.ts';

/** The order's state and the forms of the public pages. */
export const siteReducer = combineReducers({ ...reducers, enquiries: enquiriesReducer });
