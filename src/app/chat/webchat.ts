import { consentIn, togglesOf } from '../../pages/site/cookies/consent.ts';
import { admit } from '../../tracking/admit.ts';
import { type EventName, eventNames } from '../../tracking/event-map.ts';
import type { Webchat } from '../../tracking/webchat.ts';
import { storageSlot } from '../storage/storage-slot.ts';
import { awaitChatProtocol } from './await-chat-protocol.ts';

/** Its own functions, under the names of the events: `window.webcare.checkout({ … })`. */
function functionOf(name: EventName): ((properties: object) => void) | null {
  const { webcare } = window;
  const found = webcare?.[name];
  return typeof found === 'function'
    ? (properties) => void Reflect.apply(found, webcare, [properties])
    : null;
}

export const webchat: Webchat = {
  protocol: () => awaitChatProtocol(),
  // Asked each time: consent may be given, and taken back, meanwhile.
  attention: () => {
    if (!togglesOf(consentIn(document.cookie) ?? 'denied').func) return 'refused';
    return eventNames.some((name) => functionOf(name) !== null) ? 'listening' : 'absent';
  },
  tell: (name, properties) => {
    const admission = admit(name, properties);
    if (admission.kind === 'refused') return log(admission.reason);
    try {
      functionOf(name)?.(admission.properties);
    } catch (error) {
      // What the webchat makes of it is none of the order's business.
      log(`${name}:`, error);
    }
  },
  // Named here and not among the others: the first page need not know it.
  ledger: storageSlot(() => sessionStorage, 'ultrafibra.told'),
};

function log(...reason: readonly unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: nobody waits for it, but whoever looks for it shall find it
  console.info(...reason);
}
