import type { DueEvent } from '../due-events.ts';
import { type KeyedEvent, nothingSent, readSent, unsent, withSent } from './sent-events.ts';
import type { Webchat } from './webchat.ts';

export interface EventSender {
  update: (due: readonly DueEvent[]) => void;
  /** The following answers come from another page, which has sent their events. */
  skipPast: () => void;
  /** Another order starts. */
  forget: () => void;
}

/** Events about the current page, which are sent wherever the answers were given. */
const isAboutCurrentPage = ({ name }: KeyedEvent): boolean =>
  name === 'pageView' || name === 'purchaseFunnelStep';

/**
 * Sends the webchat each event once, with consent only. Events without consent are never sent later. Without consent
 * no keys are stored, so the answers of an earlier visit (`isResumed`) without keys were given without consent or
 * elsewhere.
 */
export function createEventSender(webchat: Webchat, isResumed: boolean): EventSender {
  const stored = readSent(webchat.sent.read());
  let sent = stored ?? nothingSent;
  let skipsPast = stored === null && isResumed;

  return {
    update: (dueEvents) => {
      const due = dueEvents.flatMap(({ key, webchat: event }) => (event ? { ...event, key } : []));
      if (due.length === 0) return;
      if (skipsPast)
        sent = withSent(
          sent,
          due.filter((one) => !isAboutCurrentPage(one)),
        );
      skipsPast = false;
      const news = unsent(sent, due);
      if (news.length === 0) return;
      const state = webchat.state();
      if (state !== 'not-loaded') sent = withSent(sent, due);
      if (state === 'no-consent') return webchat.sent.clear();
      if (state === 'ready') for (const { name, properties } of news) webchat.tell(name, properties);
      webchat.sent.write(sent.keys);
    },
    skipPast: () => {
      skipsPast = true;
    },
    forget: () => {
      sent = nothingSent;
      webchat.sent.clear();
    },
  };
}
