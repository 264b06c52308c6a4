import { scriptPolicy } from '../contract/page-policy.ts';
import { consentIn, unaskedDays } from '../pages/site/cookies/consent.ts';
import { consentKept, keepConsent } from '../pages/site/cookies/keep-consent.ts';
import { poll } from './poll.ts';
import * as storageNames from './storage/storage-names.ts';
import { tabSlot } from './storage/storage-slot.ts';

declare global {
  interface Window {
    timPrefs?: { init: () => void; user_prefs2?: string };
  }
}

const script = '/scripts/tim_prefs.js';
const retryDelayMs = 500;
/** After this many attempts the script is considered missing. */
const maxAttempts = 40;

/** Runs once, after everything that the visitor waits for. */
export function prepareDevice(): void {
  dropServiceWorkers();
  // Without a cookie banner there is no consent.
  if (consentIn(document.cookie) === null) keepConsent('denied', unaskedDays);
  const prefs = document.createElement('script');
  // The policy ignores its argument, so it can only ever load this file.
  const policy = window.trustedTypes?.createPolicy(scriptPolicy, {
    createScriptURL: (_address: string) => script,
  });
  prefs.src = policy?.createScriptURL(script) ?? script;
  prefs.addEventListener('load', () => {
    try {
      window.timPrefs?.init();
    } catch (error) {
      log(error);
    }
  });
  prefs.addEventListener('error', () => log(script));
  document.head.append(prefs);
  copyDevice();
  addEventListener(consentKept, copyDevice);
}

/** Stores cookie consent and preferences in the session once both are known, until they were sent with an order. */
const copyDevice = (): void => void poll(() => storeDevice() || null, retryDelayMs, maxAttempts);

/** Whether nothing is left to store. */
function storeDevice(): boolean {
  const session = tabSlot(storageNames.deviceInfo);
  const known = session.read();
  if (typeof known === 'object' && known !== null && 'sent' in known) return true;
  const cookies = consentIn(document.cookie);
  const user_prefs2 = window.timPrefs?.user_prefs2;
  if (cookies === null || user_prefs2 === undefined) return false;
  session.write({ cookies, user_prefs2 });
  return true;
}

/** Removes service workers of earlier sites at this address, which would serve their old pages. */
async function dropServiceWorkers(): Promise<void> {
  try {
    // Where storage is blocked, even this call fails: by throwing in one engine, by rejecting in another.
    const all = await navigator.serviceWorker?.getRegistrations();
    await Promise.all((all ?? []).map((one) => one.unregister()));
  } catch (reason) {
    log(reason);
  }
}

function log(reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a failure here is not shown, but developers can find it
  console.info('Preferences:', reason);
}
