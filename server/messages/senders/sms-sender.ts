import type { OutboxItem, Outcome, Sender } from '../../outbox/outbox-item.ts';
import { postJson } from '../../outbox/post-json.ts';
import { isMessageKind, messageKinds } from '../message-kinds.ts';
import { unknownKind } from './unknown-kind.ts';

export interface SmsSettings {
  readonly url: string;
  readonly token: string;
  readonly timeoutMs?: number;
}

/** Sends by an HTTP gateway that accepts `{ id, to, text }`; `Idempotency-Key` contains the id. */
export function smsSender({ url, token, timeoutMs = 20_000 }: SmsSettings, clock: () => Date): Sender {
  return async (item: OutboxItem): Promise<Outcome> => {
    if (!isMessageKind(item.kind)) return unknownKind;
    const { short } = messageKinds[item.kind].contentOf(item.data);
    const result = await postJson({
      url,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': item.id },
      body: JSON.stringify({ id: item.id, to: `+55${item.to}`, text: short }),
      timeoutMs,
      now: clock(),
    });
    return 'kind' in result ? result : { kind: 'taken' };
  };
}
