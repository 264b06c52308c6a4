import type { Due } from './due-events.ts';
import { blank, entered, readLedger, unsent } from './ledger.ts';
import type { Webchat } from './webchat.ts';

export interface EventSender {
  look: (due: readonly Due[]) => void;
  /** The following answers come from another page, which has sent their events. */
  takeUp: () => void;
  /** Another order starts. */
  forget: () => void;
}

/** Events about the current page, which are sent wherever the answers were given. */
const isPresent = ({ name }: Due): boolean => name === 'pageView' || name === 'purchaseFunnelStep';

/**
 * Sends each event once, with consent only. Events without consent are never sent later. Without consent no ledger is
 * stored, so the answers of an earlier visit (`isResumed`) without one were given without consent or elsewhere.
 */
export function createEventSender(webchat: Webchat, isResumed: boolean): EventSender {
  const kept = readLedger(webchat.ledger.read());
  let ledger = kept ?? blank;
  let isTakenUp = kept === null && isResumed;

  return {
    look: (due) => {
      if (due.length === 0) return;
      if (isTakenUp)
        ledger = entered(
          ledger,
          due.filter((one) => !isPresent(one)),
        );
      isTakenUp = false;
      const news = unsent(ledger, due);
      if (news.length === 0) return;
      const attention = webchat.attention();
      if (attention !== 'absent') ledger = entered(ledger, due);
      if (attention === 'refused') return webchat.ledger.clear();
      if (attention === 'listening') for (const { name, properties } of news) webchat.tell(name, properties);
      webchat.ledger.write(ledger.sent);
    },
    takeUp: () => {
      isTakenUp = true;
    },
    forget: () => {
      ledger = blank;
      webchat.ledger.clear();
    },
  };
}
