import type { Outcome } from '../../outbox/outbox-item.ts';

/** Retried, because another version of the server may know the kind. */
export const unknownKind: Outcome = { kind: 'not-taken', reason: 'unknown kind' };
