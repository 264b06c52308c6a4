import { zoomChosen } from '../../store/events.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { type Saga, takeEvery } from '../typed-effects.ts';

export function* keepZoom({ slots }: SagaDependencies): Saga {
  // takeEvery: the handler never blocks.
  yield* takeEvery(zoomChosen, ({ payload }) => slots.zoom.write(payload.percent));
}
