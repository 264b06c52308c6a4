import { createAction, createReducer } from '@reduxjs/toolkit';
import type { FoundAddress, Position } from '../contract/calls/address-search.ts';
import { answersAccepted, startedOver, visitRestored } from './events.ts';

/** An address search without a postcode. Unknown parts are empty. */
export interface AddressQuestion extends Pick<FoundAddress, 'street' | 'city' | 'uf'> {
  number: string;
}

export interface AddressesFound {
  places: readonly FoundAddress[];
  isCut: boolean;
  /** States with a town of this name, if there are several. */
  states: readonly string[];
}

type Result =
  | { kind: 'none' }
  /** A search by street, or by position. The position is dropped with the reply. */
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
/** Starts the search at once if street and town are known. */
export const addressTold = createAction<AddressQuestion>('addressTold');
export const positionTold = createAction<Position>('positionTold');
export const addressesFound = createAction<AddressesFound>('addressesFound');
export const addressSearchRefused = createAction<{ message: string }>('addressSearchRefused');

const closed: AddressSearchState = {
  isOpen: false,
  question: { street: '', number: '', city: '', uf: '' },
  result: { kind: 'none' },
};

const searching = (question: AddressQuestion): AddressSearchState => ({
  isOpen: true,
  question,
  result: question.street && question.city ? { kind: 'asked', position: null } : { kind: 'none' },
});

/** Finds a postcode by street. Its answer closes the search. */
export const addressSearchReducer = createReducer(closed, (builder) => {
  builder
    .addCase(addressSearchOpened, () => ({ ...closed, isOpen: true }))
    .addCase(addressTold, (_, { payload }) => searching(payload))
    .addCase(visitRestored, (state, { payload: { addressSearch } }) =>
      addressSearch ? searching(addressSearch) : state,
    )
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
    .addCase(answersAccepted, (state, { payload: { values } }) => ('cep' in values ? closed : state))
    .addCase(startedOver, () => closed);
});
