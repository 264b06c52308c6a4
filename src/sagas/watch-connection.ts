import { eventChannel } from 'redux-saga';
import { connectionLost, connectionRestored } from '../store/events.ts';
import { put, type Saga, takeFrom } from './saga.ts';
import type { SagaDependencies } from './saga-dependencies.ts';

/** Tells the store when the line goes and comes back. */
export function* watchConnection({ onConnection }: SagaDependencies): Saga {
  const channel = eventChannel<boolean>((emit) => onConnection(emit));
  while (true) {
    const online = yield* takeFrom(channel);
    yield* put(online ? connectionRestored() : connectionLost());
  }
}
