import { zoomChosen } from '../../store/events.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { type Saga, takeEvery } from '../typed-effects.ts';

export function* keepZoom({ zoom }: SagaDependencies): Saga {
  // takeEvery: it waits for nothing.
  yield* takeEvery(zoomChosen, ({ payload }) => zoom.write(payload.percent));
}
