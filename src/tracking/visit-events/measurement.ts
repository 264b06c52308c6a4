import type { EventContext, Happening } from '../../contract/measurement/visit-event.ts';
import type { FaceId } from '../../funnel/routes/face.ts';
import type { StorageSlot } from '../storage-slot.ts';

type Speed = Omit<Extract<Happening, { name: 'page_speed' }>, 'name'>;

/** The browser, as far as measuring meets it. */
export interface Measurement {
  /** What was told in this tab, and what waits to be sent. */
  ledger: StorageSlot;
  queue: StorageSlot;
  device: () => EventContext['device'];
  /** `experiment:arm` of what decided something in this tab. */
  arms: () => string[];
  /** In which face somebody has answered something; null before that. */
  isUnderWayIn: (face: FaceId | null) => void;
  /** Whether the visitor agreed to be known again in this tab, and to the measuring of speed. */
  isAgreed: () => boolean;
  openedAt: number;
  isOnline: () => boolean;
  /** The page is no longer looked at, and may not come back; `true` where it is left. Returns how to stop listening. */
  onLeaving: (listener: (isLeft: boolean) => void) => () => void;
  /** Tells how fast the page was, once that is known. */
  onSpeed: (listener: (speed: Speed) => void) => void;
}
