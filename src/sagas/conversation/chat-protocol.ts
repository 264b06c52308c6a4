import { chatProtocolFound } from '../../store/events.ts';
import type { Webchat } from '../../tracking/webchat.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, put, type Saga } from '../typed-effects.ts';

/** The webchat's protocol, as soon as it has one: for the lead, and for whoever asks for help. */
export function* listenToChat(webchat: Webchat, { chat }: SagaDependencies): Saga {
  const protocol = yield* call(webchat.protocol);
  if (protocol === null) return;
  if (chat.read() === null) chat.write(protocol);
  yield* put(chatProtocolFound({ protocol }));
}

/**
 * What is sent with the name. What was sent once is sent again: a try under the same key must say the same, so
 * that a name which went out without it goes on without it.
 */
export function takeChatProtocol({ chat }: SagaDependencies): string | undefined {
  const stored = chat.read();
  if (typeof stored === 'string') return stored;
  chat.write(false);
  return undefined;
}
