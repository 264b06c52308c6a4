import { chatProtocolFound } from '../../store/events.ts';
import type { Webchat } from '../../tracking/webchat/webchat.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';
import { call, put, type Saga } from '../typed-effects.ts';

/** Stores the webchat's protocol number as soon as there is one: the lead carries it, and the help pages show it. */
export function* storeChatProtocol(webchat: Webchat, { slots: { chatProtocol } }: SagaDependencies): Saga {
  const protocol = yield* call(webchat.protocol);
  if (protocol === null) return;
  if (chatProtocol.read() === null) chatProtocol.write(protocol);
  yield* put(chatProtocolFound({ protocol }));
}

/** Stored in place of a protocol: the name was sent without one. */
const sentWithout = false;

/**
 * The webchat protocol that is sent with the name. The first value sent is kept: a retry under the same idempotency
 * key must have the same body, so a name first sent without a protocol is retried without one.
 */
export function takeChatProtocol({ slots: { chatProtocol } }: SagaDependencies): string | undefined {
  const stored = chatProtocol.read();
  if (typeof stored === 'string') return stored;
  chatProtocol.write(sentWithout);
  return undefined;
}
