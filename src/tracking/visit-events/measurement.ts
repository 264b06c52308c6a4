import type { EventBody, EventContext } from '../../contract/measurement/visit-event.ts';
import type { FaceId } from '../../funnel/routes/face.ts';
import type { StorageSlot } from '../storage-slot.ts';

type Speed = Omit<Extract<EventBody, { name: 'page_speed' }>, 'name'>;

/** What measuring needs from the browser. */
export interface Measurement {
  /** Events already reported, and events waiting to be sent. */
  counted: StorageSlot;
  queue: StorageSlot;
  device: () => EventContext['device'];
  /** The tab's arms, as `experiment:arm`. */
  arms: () => string[];
  /** The face of the order under way; null before the first answer. */
  isUnderWayIn: (face: FaceId | null) => void;
  /** Consent to be recognised in this tab, and to speed measurements. */
  isAgreed: () => boolean;
  openedAt: number;
  isOnline: () => boolean;
  /** The page was hidden and may not return; `true` if it is left. Returns the unsubscribe function. */
  onLeaving: (listener: (isLeft: boolean) => void) => () => void;
  /** Reports the page's speed once it is known. */
  onSpeed: (listener: (speed: Speed) => void) => void;
}
