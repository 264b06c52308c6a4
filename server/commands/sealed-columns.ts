import { contentPlace, sourcePlace } from '../conversations/conversation-media.ts';
import { draftPlace } from '../conversations/draft-repository.ts';
import { bodyPlace, contactPlace, visitPlace } from '../conversations/message-body.ts';
import { customerPlace } from '../customers/customer-repository.ts';
import type { Tables } from '../database/database.ts';
import { keptResponsePlace } from '../http/kept-response-repository.ts';
import { leadPlace, sealedLeadColumns } from '../leads/lead-rows.ts';
import { operatorPlace } from '../operators/operator-repository.ts';
import { providerTokenPlace } from '../operators/provider/provider-session-repository.ts';
import { replyPlace } from '../outbox/delivery-attempts.ts';
import { messagePlace } from '../outbox/outbox-row.ts';
import { sealedSettings } from '../protection/open-protection.ts';
import { renewalPlace } from '../renewals/renewal-row.ts';
import { receiverPlace } from '../webhooks/receiver-repository.ts';

/** An encrypted column; each text is bound to its place. */
export interface SealedColumn {
  readonly table: keyof Tables;
  readonly key: string;
  readonly column: string;
  /** The key of the only encrypted row. */
  readonly only?: string;
  /** How many are read at once, where they are large. */
  readonly atOnce?: number;
  placeOf(key: string): string;
}

/** All encrypted columns. A missing one could not be decrypted after its key is retired. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedSettings.map((name) => ({
    table: 'settings' as const,
    key: 'name',
    column: 'value',
    only: name,
    placeOf: () => name,
  })),
  ...sealedLeadColumns.map((column) => ({
    table: 'leads' as const,
    key: 'id',
    column,
    placeOf: (id: string) => leadPlace(id, column),
  })),
  { table: 'customers', key: 'id', column: 'record', placeOf: customerPlace },
  { table: 'renewals', key: 'id', column: 'record', placeOf: renewalPlace },
  { table: 'operators', key: 'id', column: 'code_secret', placeOf: operatorPlace },
  { table: 'operator_sessions', key: 'token_hash', column: 'provider_token', placeOf: providerTokenPlace },
  { table: 'message_outbox', key: 'id', column: 'message', placeOf: messagePlace },
  { table: 'delivery_attempts', key: 'id', column: 'reply', placeOf: replyPlace },
  { table: 'webhook_endpoints', key: 'name', column: 'secret', placeOf: receiverPlace },
  { table: 'webhook_endpoints', key: 'name', column: 'former_secret', placeOf: receiverPlace },
  { table: 'conversations', key: 'id', column: 'contact', placeOf: contactPlace },
  { table: 'conversations', key: 'id', column: 'visit', placeOf: visitPlace },
  { table: 'conversation_messages', key: 'id', column: 'body', placeOf: bodyPlace },
  { table: 'conversation_drafts', key: 'id', column: 'body', placeOf: draftPlace },
  { table: 'conversation_media', key: 'message_id', column: 'source', placeOf: sourcePlace },
  { table: 'conversation_media', key: 'message_id', column: 'content', placeOf: contentPlace, atOnce: 2 },
  { table: 'idempotency_keys', key: 'key', column: 'body', placeOf: keptResponsePlace },
];
