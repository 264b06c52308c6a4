import { sendEvents } from '../../src/contract/calls/measurement.ts';
import type { VisitEvent } from '../../src/contract/measurement/visit-event.ts';
import type { FaceId } from '../../src/funnel/routes/face.ts';
import type { Measurement } from '../../src/tracking/visit-events/measurement.ts';
import { type BrowserTab, createDevice, createStorageSlot, openBrowserTab } from '../sagas/browser-tab.ts';
import { bodyOf, createFakeApi } from '../sagas/fake-api.ts';

/** A tab whose visit is counted, and what has arrived at the server of it. */
export function openMeasuredTab(
  path = '/checkout/cep/',
  { isAgreed = false, arms = [] }: { isAgreed?: boolean; arms?: string[] } = {},
) {
  const shop = createFakeApi();
  const device = createDevice();
  const leaving = new Set<(isLeft: boolean) => void>();
  const slots = { counted: device.countedEvents, queue: createStorageSlot() };
  const browser: { isOnline: boolean; isAgreed: boolean; face: FaceId | null } = {
    isOnline: true,
    isAgreed,
    face: null,
  };
  const measurement: Measurement = {
    ...slots,
    device: () => 'phone',
    arms: () => arms,
    isUnderWayIn: (face) => {
      browser.face = face;
    },
    isAgreed: () => browser.isAgreed,
    openedAt: 0,
    isOnline: () => browser.isOnline,
    onLeaving: (listener) => {
      leaving.add(listener);
      return () => leaving.delete(listener);
    },
    onSpeed: () => undefined,
  };
  const open = (at: string): BrowserTab => {
    const opened = openBrowserTab(shop, device, at);
    opened.measure(measurement);
    return opened;
  };
  const tab = open(path);
  const leave = (isLeft = true) => {
    for (const listener of leaving) listener(isLeft);
  };
  const sent = (): VisitEvent[] =>
    shop.callsOf(sendEvents).flatMap((made) => sendEvents.body.parse(bodyOf(made)).events);
  return {
    shop,
    device,
    browser,
    slots,
    tab,
    open,
    /** The page is left: what waits goes out. */
    leave,
    /** The same, until it has gone out. */
    end: async (left = tab, isLeft = true) => {
      leave(isLeft);
      await left.rest();
    },
    sent,
    /** Names and steps, in the order in which they were sent. */
    told: () => sent().map((event) => ('step' in event ? `${event.name} ${event.step}` : event.name)),
  };
}
