import { eventChannel } from 'redux-saga';
import type { Connection } from '../store/device.ts';
import { connectionLost, connectionRestored } from '../store/events.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { put, type Saga, takeEveryFrom } from './typed-effects.ts';

/** Tells the store when the connection goes and comes back. */
export function* watchConnection({ onConnection }: SagaDependencies): Saga {
  const channel = eventChannel<Connection>((emit) => onConnection(emit));
  // takeEvery: the handler never blocks.
  yield* takeEveryFrom(channel, (connection) =>
    put(connection === 'online' ? connectionRestored() : connectionLost(connection)),
  );
}
