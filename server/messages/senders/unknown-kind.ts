import type { Outcome } from '../../outbox/outbox-item.ts';

/** Put in by another version of this service. */
export const unknownKind: Outcome = { kind: 'not-taken', reason: 'unknown kind' };
