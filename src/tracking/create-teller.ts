import type { Due } from './due-events.ts';
import { blank, entered, readLedger, untold } from './ledger.ts';
import type { Webchat } from './webchat.ts';

export interface Teller {
  look: (due: readonly Due[]) => void;
  /** What comes to light next was answered elsewhere, and told there. */
  takeUp: () => void;
  /** Another order begins. */
  forget: () => void;
}

/** What is before the visitor's eyes now, in whatever place the answers were given. */
const isPresent = ({ name }: Due): boolean => name === 'pageView' || name === 'purchaseFunnelStep';

/** Tells each thing once: to whoever listens; what happens while nobody may be told is passed over. */
export function createTeller(webchat: Webchat, wasTakenUp: boolean): Teller {
  const kept = readLedger(webchat.ledger.read());
  let ledger = kept ?? blank;
  let isTakenUp = kept === null && wasTakenUp;

  return {
    look: (due) => {
      if (due.length === 0) return;
      if (isTakenUp)
        ledger = entered(
          ledger,
          due.filter((one) => !isPresent(one)),
        );
      isTakenUp = false;
      const news = untold(ledger, due);
      const attention = news.length === 0 ? 'absent' : webchat.attention();
      if (attention === 'absent') return;
      ledger = entered(ledger, due);
      if (attention === 'refused') return;
      for (const { name, properties } of news) webchat.tell(name, properties);
      webchat.ledger.write(ledger.told);
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
