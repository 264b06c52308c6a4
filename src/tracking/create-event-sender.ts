import type { DueEvent } from './due-events.ts';
import { blank, readLedger, unsent, withSent } from './ledger.ts';
import type { Webchat } from './webchat.ts';

export interface EventSender {
  update: (due: readonly DueEvent[]) => void;
  /** The following answers come from another page, which has sent their events. */
  skipPast: () => void;
  /** Another order starts. */
  forget: () => void;
}

/** Events about the current page, which are sent wherever the answers were given. */
const isAboutCurrentPage = ({ name }: DueEvent): boolean =>
  name === 'pageView' || name === 'purchaseFunnelStep';

/**
 * Sends each event once, with consent only. Events without consent are never sent later. Without consent no ledger is
 * stored, so the answers of an earlier visit (`isResumed`) without one were given without consent or elsewhere.
 */
export function createEventSender(webchat: Webchat, isResumed: boolean): EventSender {
  const kept = readLedger(webchat.ledger.read());
  let ledger = kept ?? blank;
  let skipsPast = kept === null && isResumed;

  return {
    update: (due) => {
      if (due.length === 0) return;
      if (skipsPast)
        ledger = withSent(
          ledger,
          due.filter((one) => !isAboutCurrentPage(one)),
        );
      skipsPast = false;
      const news = unsent(ledger, due);
      if (news.length === 0) return;
      const attention = webchat.attention();
      if (attention !== 'absent') ledger = withSent(ledger, due);
      if (attention === 'refused') return webchat.ledger.clear();
      if (attention === 'listening') for (const { name, properties } of news) webchat.tell(name, properties);
      webchat.ledger.write(ledger.sent);
    },
    skipPast: () => {
      skipsPast = true;
    },
    forget: () => {
      ledger = blank;
      webchat.ledger.clear();
    },
  };
}
