import { whenIdle } from '../answering/preloading/when-idle.ts';
import type { Client } from '../api/client.ts';
import { dayInBrasilia } from '../brazil/date.ts';
import { newKey } from '../contract/new-key.ts';
import { isGone, loadFailure } from '../sagas/load-failure.ts';
import type { SagaDependencies } from '../sagas/saga-dependencies.ts';
import { loadLateRoot } from '../sagas/start-late-root.ts';
import { onFiles, preloadable } from '../ui/late/preloadable.ts';
import { afterPaint } from './after-paint.ts';
import { apiBase } from './api-base.ts';
import { campaigns } from './own-campaign.ts';
import type { PageHistory } from './page-history.ts';
import { fetchPrefetched } from './prefetched-lookup.ts';
import { isReloading, navigationType } from './reload-once.ts';
import * as storageNames from './storage/storage-names.ts';
import { deviceSlot, tabSlot } from './storage/storage-slot.ts';

export const loadDeferredParts = () =>
  import('./deferred-parts.ts').then(({ deferredParts }) => deferredParts);

const lazyClient = preloadable(async () => {
  const { createClient } = await import('../api/client.ts');
  return createClient({ fetch: fetchPrefetched, base: apiBase });
});

/** The API client is loaded lazily: the first question makes no call. */
const client: Client = {
  call: async (endpoint, input, options) => {
    const come = lazyClient.now();
    // A call goes out before anything is drawn, which even a settled promise would wait for.
    if (come !== null) return come.call(endpoint, input, options);
    const loading = lazyClient.load().catch(lazyClient.load);
    return loading.then((loaded) => loaded.call(endpoint, input, options), loadFailure);
  },
};

/** Preloads what an answer needs as soon as the visitor touches a question. */
export const preloadAnswering = (): void => {
  for (const load of [lazyClient.load, loadLateRoot]) load().catch(() => undefined);
};

export const browserDependencies = (history: PageHistory): SagaDependencies => ({
  client,
  navigator: history,
  address: () => ({
    path: `${location.pathname}${location.hash}`,
    query: new URLSearchParams(location.search),
  }),
  campaigns,
  slots: {
    campaignParameters: tabSlot(storageNames.campaignParameters),
    visit: tabSlot(storageNames.visit),
    leadId: deviceSlot(storageNames.leadId),
    zoom: deviceSlot(storageNames.zoom),
    deviceInfo: tabSlot(storageNames.deviceInfo),
    chatProtocol: tabSlot(storageNames.chatProtocol),
    countedEvents: tabSlot(storageNames.countedEvents),
  },
  webchat: () =>
    loadDeferredParts().then(
      ({ webchat }) => webchat,
      () => null,
    ),
  navigationType,
  keepsCookies: () => navigator.cookieEnabled,
  today: () => dayInBrasilia(Date.now()),
  now: Date.now,
  waitUntilTime: (moment) =>
    loadDeferredParts().then(
      ({ waitUntilTime }) => waitUntilTime(moment),
      () => new Promise((resume) => setTimeout(resume, moment - Date.now())),
    ),
  lastActivityAt: () => loadDeferredParts().then(({ lastActivityAt }) => lastActivityAt(), Date.now),
  newKey: () => newKey(crypto),
  userAgent: navigator.userAgent.slice(0, 512),
  origin: location.origin,
  random: Math.random,
  pause: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds)),
  afterPaint,
  whenIdle: () => new Promise((resume) => whenIdle(resume)),
  person: {
    slot: tabSlot(storageNames.person),
    listen: (path, event, tell) => {
      const leaving = new AbortController();
      const { signal } = leaving;
      loadDeferredParts().then(
        ({ holdStream }) =>
          signal.aborted || holdStream(`${apiBase()}${path}`, event, { told: tell }, signal),
        reportError,
      );
      return () => leaving.abort();
    },
  },
  reportError: (error) => reportError(error),
  onConnection: (listener) => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('online', () => listener('online'), { signal });
    addEventListener('offline', () => listener('offline'), { signal });
    const withoutFile = (error: unknown) => (isGone(error) ? 'outdated' : 'offline');
    const told = (error: unknown) =>
      isReloading() || listener(error === null ? 'online' : withoutFile(error));
    signal.addEventListener('abort', onFiles(told));
    return () => listening.abort();
  },
});
