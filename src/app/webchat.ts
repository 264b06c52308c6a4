import { type EventName, eventNames } from '../tracking/webchat/event-map.ts';
import { validateEvent } from '../tracking/webchat/validate-event.ts';
import type { Webchat } from '../tracking/webchat/webchat.ts';
import { hasPerformanceConsent } from './has-performance-consent.ts';
import { poll } from './poll.ts';
import * as storageNames from './storage/storage-names.ts';
import { tabSlot } from './storage/storage-slot.ts';

declare global {
  interface Window {
    /** Set by the webchat, which loads only with consent: its protocol number and its event functions. */
    webcare?: Readonly<Record<string, unknown>>;
  }
}

const retryDelayMs = 1000;
/** After this many attempts the webchat is considered missing. */
const maxAttempts = 60;

export const webchat: Webchat = {
  protocol: () => poll(protocolNow, retryDelayMs, maxAttempts),
  state: () => {
    if (!hasPerformanceConsent()) return 'no-consent';
    return eventNames.some((name) => functionOf(name) !== null) ? 'ready' : 'not-loaded';
  },
  tell: (name, properties) => {
    const validated = validateEvent(name, properties);
    if (validated.kind === 'refused') return log(validated.reason);
    try {
      functionOf(name)?.(validated.properties);
    } catch (error) {
      // An error in the webchat must not affect the order.
      log(`${name}:`, error);
    }
  },
  sent: tabSlot(storageNames.sentToWebchat),
};

/** Null without consent to the webchat. */
function protocolNow(): string | null {
  const tuid = hasPerformanceConsent() ? window.webcare?.tuid : null;
  return typeof tuid === 'string' && /^[\w.-]{1,64}$/.test(tuid) ? tuid : null;
}

/** The webchat's function for an event: `window.webcare.checkout({ … })`. */
function functionOf(name: EventName): ((properties: object) => void) | null {
  const { webcare } = window;
  const found = webcare?.[name];
  return typeof found === 'function'
    ? (properties) => void Reflect.apply(found, webcare, [properties])
    : null;
}

function log(...reason: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: a failure here is not shown, but developers can find it
  console.info(...reason);
}
