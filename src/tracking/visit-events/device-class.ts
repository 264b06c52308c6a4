import type { EventContext } from '../../contract/measurement/visit-event.ts';

interface Screen {
  width: number;
  height: number;
  /** Whether the main pointer is a finger. */
  isTouch: boolean;
}

/** The shorter side tells a phone from a tablet in any orientation. */
export function deviceClass({ width, height, isTouch }: Screen): EventContext['device'] {
  if (!isTouch) return 'desktop';
  return Math.min(width, height) < 600 ? 'phone' : 'tablet';
}
