import { selectLead } from '../store/lead-selectors.ts';
import { dueEvents } from '../tracking/due-events.ts';
import { createEventSender } from '../tracking/webchat/create-event-sender.ts';
import { storeChatProtocol } from './conversation/chat-protocol.ts';
import { followScene } from './follow-scene.ts';
import type { SagaDependencies } from './saga-dependencies.ts';
import { call, fork, type Saga, select } from './typed-effects.ts';

/** Tells the webchat how far a consenting visitor has come. It blocks nothing. `isRestored`: this tab had a stored visit. */
export function* tellWebchat(isRestored: boolean, dependencies: SagaDependencies): Saga {
  // Waits for an idle moment: the call for the first answer goes first.
  yield* call(dependencies.whenIdle);
  const webchat = yield* call(dependencies.webchat);
  if (webchat === null) return;
  yield* fork(storeChatProtocol, webchat, dependencies);
  const { isResumed = false } = yield* select(selectLead);
  const sender = createEventSender(webchat, isRestored || isResumed);
  yield* followScene({ ...sender, update: (scene) => sender.update(dueEvents(scene)) }, dependencies);
}
