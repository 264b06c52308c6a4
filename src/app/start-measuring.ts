import type { Task } from 'redux-saga';
import { isConversationPath } from '../funnel/routes/face.ts';
import { questionRoutes } from '../funnel/routes/funnel-routes.ts';
import { readPath } from '../funnel/routes/read-path.ts';
import { measure } from '../sagas/measure.ts';
import type { SagaDependencies } from '../sagas/saga-dependencies.ts';
import { deviceClass } from '../tracking/visit-events/device-class.ts';
import type { Measurement } from '../tracking/visit-events/measurement.ts';
import { hasPerformanceConsent } from './has-performance-consent.ts';
import { campaigns } from './own-campaign.ts';
import { shownExperiments } from './shown-experiments.ts';
import { experimentSlots } from './storage/experiment-slots.ts';
import * as storageNames from './storage/storage-names.ts';
import { tabSlot } from './storage/storage-slot.ts';

/** The path as loaded; unknown paths count as '/', since they may contain anything. */
function loadedPage(): string {
  const { route } = readPath(location.pathname, campaigns);
  return isConversationPath(route) || questionRoutes.has(route) ? route : '/';
}

const runningArms = shownExperiments()
  .filter(({ isRunning }) => isRunning)
  .flatMap(({ id, arms }) => arms.map((arm) => `${id}:${arm.id}`));

/** Removes arms of experiments that have ended while the tab was open. */
function armsOfTab(): string[] {
  const kept: unknown = experimentSlots.arms.read();
  return Array.isArray(kept) ? runningArms.filter((arm) => kept.includes(arm)) : [];
}

const page = loadedPage();

const measurement: Measurement = {
  counted: tabSlot(storageNames.countedEvents),
  queue: tabSlot(storageNames.waitingEvents),
  device: () =>
    deviceClass({
      width: screen.width,
      height: screen.height,
      isTouch: matchMedia('(pointer: coarse)').matches,
    }),
  arms: armsOfTab,
  isUnderWayIn: (face) => {
    if (face !== experimentSlots.face.read()) experimentSlots.face.write(face);
  },
  isAgreed: hasPerformanceConsent,
  openedAt: performance.timeOrigin,
  isOnline: () => navigator.onLine,
  onLeaving: (listener) => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', () => listener(true), { signal });
    const hide = () => document.visibilityState === 'hidden' && listener(false);
    document.addEventListener('visibilitychange', hide, { signal });
    return () => listening.abort();
  },
  onSpeed: (listener) => {
    if (!hasPerformanceConsent()) return;
    import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const watch of [onFCP, onINP, onLCP, onTTFB])
          watch(({ name, value }) => listener({ page, metric: name, value: Math.round(value) }));
        onCLS(({ name, value }) => listener({ page, metric: name, value: Math.round(value * 1000) }));
      },
      () => undefined,
    );
  },
};

let isStarted = false;

/** Starts only once. The visit goes on if it fails. */
export function startMeasuring(
  run: (saga: typeof measure, measurement: Measurement, dependencies: SagaDependencies) => Task,
  dependencies: SagaDependencies,
): void {
  if (isStarted) return;
  isStarted = true;
  run(measure, measurement, dependencies).toPromise().catch(reportError);
}
