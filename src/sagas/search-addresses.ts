import type { CallResult } from '../api/call-result.ts';
import { findAddresses, findAddressesNear, type Position } from '../contract/calls/address-search.ts';
import {
  type AddressesFound,
  addressesFound,
  addressSearchClosed,
  addressSearchRefused,
  addressTold,
  positionTold,
} from '../store/address-search.ts';
import { answersAccepted } from '../store/events.ts';
import type { RootState } from '../store/root-reducer.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { takeLeadingDue } from './take-leading-due.ts';
import { call, put, race, type Saga, select, take } from './typed-effects.ts';

const selectAskedAddress = ({ addressSearch: { result } }: RootState) =>
  result.kind === 'asked' ? result : null;

/** Finds a street by name or by position. A newer search cancels the one before. */
export function* searchAddresses(dependencies: SagaDependencies): Saga {
  // takeLeading: one search at a time; a new one cancels it.
  yield* takeLeadingDue(selectAskedAddress, function* search({ position }): Saga {
    yield* race({
      found: position === null ? byStreet(dependencies) : byPosition(position, dependencies),
      over: take([addressTold, positionTold, addressSearchClosed, answersAccepted]),
    });
  });
}

function* byStreet({ client }: SagaDependencies): Saga {
  const { street, city, uf } = yield* select(({ addressSearch }: RootState) => addressSearch.question);
  const body = { street, city, ...(uf !== '' && { uf }) };
  yield* conclude(yield* call(() => client.call(findAddresses, { body })));
}

function* byPosition(position: Position, { client }: SagaDependencies): Saga {
  yield* conclude(yield* call(() => client.call(findAddressesNear, { body: position })));
}

function* conclude(result: CallResult<AddressesFound>): Saga {
  yield* put(
    result.ok ? addressesFound(result.value) : addressSearchRefused({ message: result.failure.message }),
  );
}
