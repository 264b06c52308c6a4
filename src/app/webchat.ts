import { type EventName, eventNames } from '../tracking/event-map.ts';
import { validateEvent } from '../tracking/validate-event.ts';
import type { Webchat } from '../tracking/webchat.ts';
import { hasPerformanceConsent } from './performance-consent.ts';
import { storageSlot } from './storage/storage-slot.ts';

declare global {
  interface Window {
    /** Left by the webchat, which is loaded only for whoever agreed to it: its protocol, and the functions that take events. */
    webcare?: Readonly<Record<string, unknown>>;
  }
}

const retryDelayMs = 1000;
/** Whatever is not there after this many attempts does not come any more. */
const maxAttempts = 60;

export const webchat: Webchat = {
  protocol: () =>
    new Promise((resolve) => {
      const look = (left: number) => {
        const protocol = protocolNow();
        if (protocol !== null || left <= 1) resolve(protocol);
        else setTimeout(() => look(left - 1), retryDelayMs);
      };
      look(maxAttempts);
    }),
  attention: () => {
    if (!hasPerformanceConsent()) return 'refused';
    return eventNames.some((name) => functionOf(name) !== null) ? 'listening' : 'absent';
  },
  tell: (name, properties) => {
    const validated = validateEvent(name, properties);
    if (validated.kind === 'refused') return log(validated.reason);
    try {
      functionOf(name)?.(validated.properties);
    } catch (error) {
      // What the webchat makes of it is none of the order's business.
      log(`${name}:`, error);
    }
  },
  // Named here and not among the others: the first page need not know it.
  ledger: storageSlot(() => sessionStorage, 'ultrafibra.told'),
};

/** Null also where nobody agreed to a webchat. */
function protocolNow(): string | null {
  const tuid = hasPerformanceConsent() ? window.webcare?.tuid : null;
  return typeof tuid === 'string' && /^[\w.-]{1,64}$/.test(tuid) ? tuid : null;
}

/** Its own functions, under the names of the events: `window.webcare.checkout({ … })`. */
function functionOf(name: EventName): ((properties: object) => void) | null {
  const { webcare } = window;
  const found = webcare?.[name];
  return typeof found === 'function'
    ? (properties) => void Reflect.apply(found, webcare, [properties])
    : null;
}

function log(...reason: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: nobody waits for it, but whoever looks for it shall find it
  console.info(...reason);
}
