import { createAction, createSlice } from '@reduxjs/toolkit';
import type { FoundAddress } from '../contract/calls/address-search.ts';
import { answersAccepted, startedOver } from './events.ts';

/** What was said of an address without its postcode; empty where nothing was. */
export interface AddressQuestion {
  street: string;
  number: string;
  city: string;
  uf: string;
}

export interface Position {
  latitude: number;
  longitude: number;
}

export interface AddressesFound {
  places: readonly FoundAddress[];
  isCut: boolean;
  /** Where a town of this name is, if in several. */
  states: readonly string[];
}

type Result =
  | { kind: 'none' }
  /** By street; or by where the visitor is, which is forgotten with the reply. */
  | { kind: 'asked'; position: Position | null }
  | ({ kind: 'found' } & AddressesFound)
  | { kind: 'refused'; message: string };

interface AddressSearchState {
  isOpen: boolean;
  question: AddressQuestion;
  result: Result;
}

export const addressSearchOpened = createAction('addressSearchOpened');
export const addressSearchClosed = createAction('addressSearchClosed');
/** Searched for at once where street and town are known. */
export const addressTold = createAction<AddressQuestion>('addressTold');
export const positionTold = createAction<Position>('positionTold');
export const addressesFound = createAction<AddressesFound>('addressesFound');
export const addressSearchRefused = createAction<{ message: string }>('addressSearchRefused');

const closed: AddressSearchState = {
  isOpen: false,
  question: { street: '', number: '', city: '', uf: '' },
  result: { kind: 'none' },
};

/** Who does not know a postcode looks for it by the street. It is over with any answer. */
export const addressSearchSlice = createSlice({
  name: 'addressSearch',
  initialState: closed,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(addressSearchOpened, () => ({ ...closed, isOpen: true }))
      .addCase(addressTold, (_, { payload: question }) => ({
        isOpen: true,
        question,
        result: question.street && question.city ? { kind: 'asked', position: null } : { kind: 'none' },
      }))
      .addCase(positionTold, (state, { payload: position }) => ({
        ...state,
        isOpen: true,
        result: { kind: 'asked', position },
      }))
      .addCase(addressesFound, (state, { payload }) => ({ ...state, result: { kind: 'found', ...payload } }))
      .addCase(addressSearchRefused, (state, { payload }) => ({
        ...state,
        result: { kind: 'refused', ...payload },
      }))
      .addCase(addressSearchClosed, () => closed)
      .addCase(answersAccepted, () => closed)
      .addCase(startedOver, () => closed);
  },
});
