import { eventChannel } from 'redux-saga';
import type { Connection } from '../store/device.ts';
import { connectionLost, connectionRestored, zoomChosen } from '../store/events.ts';
import { navigate } from './navigate.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { startLateRoot } from './start-late-root.ts';
import { submitAnswers } from './submit-answers.ts';
import { fork, put, type Saga, takeEvery, takeEveryFrom } from './typed-effects.ts';
import { beginVisit } from './visit/begin-visit.ts';
import { forgetLead } from './visit/forget-lead.ts';
import { keepVisit } from './visit/keep-visit.ts';

/**
 * Sagas that run from the start: they take and store answers and follow the walk in the address. Sagas communicate
 * only through the store.
 */
export function* root(dependencies: SagaDependencies): Saga {
  yield* fork(submitAnswers);
  yield* fork(keepVisit, dependencies);
  yield* fork(forgetLead, dependencies);
  yield* fork(keepZoom, dependencies);
  yield* fork(watchConnection, dependencies);
  yield* fork(navigate, dependencies);
  const earlier = yield* beginVisit(dependencies);
  yield* startLateRoot(earlier, dependencies);
}

/** Tells the store when the connection goes and comes back. */
function* watchConnection({ onConnection }: SagaDependencies): Saga {
  const channel = eventChannel<Connection>((emit) => onConnection(emit));
  // takeEvery: the handler never blocks.
  yield* takeEveryFrom(channel, (connection) =>
    put(connection === 'online' ? connectionRestored() : connectionLost(connection)),
  );
}

function* keepZoom({ slots }: SagaDependencies): Saga {
  // takeEvery: the handler never blocks.
  yield* takeEvery(zoomChosen, ({ payload }) => slots.zoom.write(payload.percent));
}
