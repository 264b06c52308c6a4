import { whatsappErrors } from '../../src/content/operator/whatsapp-errors.ts';
import type { Outcome } from '../outbox/outbox-item.ts';

/** What an error code of WhatsApp means for the message; undefined for a code without a rule. */
export function whatsappOutcome(code: number): Extract<Outcome, { reason: string }> | undefined {
  const reason = `whatsapp ${code}`;
  switch (whatsappErrors[code]?.action) {
    case 'next':
      return { kind: 'refused', reason };
    case 'stop':
      return { kind: 'refused', reason, isFinal: true };
    case 'wait':
      return { kind: 'not-taken', reason };
    case 'fix':
      return { kind: 'not-taken', reason, untilFixed: true };
    default:
      return undefined;
  }
}
