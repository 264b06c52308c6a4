import { consentIn, togglesOf } from '../../pages/site/cookies/consent.ts';

declare global {
  interface Window {
    /** Left by the webchat, which is loaded only for whoever agreed to it: its protocol, and the functions that take events. */
    webcare?: Readonly<Record<string, unknown>>;
  }
}

const retry = 1000;
/** Whatever is not there after this many looks does not come any more. */
const looks = 60;

/** Looks once a second for the protocol of the webchat; null where nobody agreed to one, or where it does not come. */
export const awaitChatProtocol = (left = looks): Promise<string | null> =>
  new Promise((resolve) => {
    const look = (rest: number) => {
      const protocol = protocolNow();
      if (protocol !== null || rest <= 1) resolve(protocol);
      else setTimeout(() => look(rest - 1), retry);
    };
    look(left);
  });

/** Asked each time: consent may be given, and taken back, meanwhile. */
function protocolNow(): string | null {
  if (!togglesOf(consentIn(document.cookie) ?? 'denied').func) return null;
  const tuid = window.webcare?.tuid;
  return typeof tuid === 'string' && /^[\w.-]{1,64}$/.test(tuid) ? tuid : null;
}
