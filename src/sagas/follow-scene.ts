import { leadForgotten, leadLoaded, startedOver } from '../store/events.ts';
import type { Scene } from '../tracking/scene.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { selectScene } from './select-scene.ts';
import { call, type Saga, select, takeEvery, takeLeading } from './typed-effects.ts';

interface SceneFollower {
  update: (scene: Scene) => void;
  /** The loaded lead's events were sent where it was answered. */
  skipPast: () => void;
  /** Another order starts. */
  forget: () => void;
}

/** Shows the state of the visit to whoever tells of it. */
export function* followScene(follower: SceneFollower, { whenIdle }: SagaDependencies): Saga {
  // takeEvery: the handlers never block.
  yield* takeEvery([leadLoaded, leadForgotten, startedOver], (event) =>
    leadLoaded.match(event) ? follower.skipPast() : follower.forget(),
  );
  yield* update(follower);
  // takeLeading: everything that happens before the page is idle is told together.
  yield* takeLeading('*', function* updateNext(): Saga {
    yield* call(whenIdle);
    yield* update(follower);
  });
}

function* update(follower: SceneFollower): Saga {
  const scene = yield* select(selectScene);
  if (scene !== null) follower.update(scene);
}
