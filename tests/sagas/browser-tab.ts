import { randomBytes } from 'node:crypto';
import { minuteMs } from '../../src/brazil/durations.ts';
import { standard } from '../../src/funnel/campaign.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import { readPath } from '../../src/funnel/routes/read-path.ts';
import '../../src/sagas/late-root.ts';
import type { PageHistory } from '../../src/app/page-history.ts';
import { syncLocation } from '../../src/app/sync-location.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { createSagaStore, stateAt } from '../../src/sagas/create-store.ts';
import { measure } from '../../src/sagas/measure.ts';
import type { SagaDependencies } from '../../src/sagas/saga-dependencies.ts';
import { siteRoot } from '../../src/sagas/site/site-root.ts';
import type { Connection } from '../../src/store/device.ts';
import { answersSubmitted } from '../../src/store/events.ts';
import type { RootState } from '../../src/store/root-reducer.ts';
import { selectStepsShown, selectWalk } from '../../src/store/selectors.ts';
import { siteReducer } from '../../src/store/site/site-reducer.ts';
import type { StorageSlot } from '../../src/tracking/storage-slot.ts';
import type { Measurement } from '../../src/tracking/visit-events/measurement.ts';
import type { WebchatState } from '../../src/tracking/webchat/webchat.ts';
import { today } from '../funnel/given.ts';
import { failTest } from '../setup/fail-test.ts';
import { wholeOrder } from '../visitor/whole-order.ts';
import type { FakeApi } from './fake-api.ts';

export function createStorageSlot(): StorageSlot & { text: () => string } {
  let text = 'null';
  return {
    read: (): unknown => JSON.parse(text),
    write: (value) => {
      text = JSON.stringify(value);
    },
    clear: () => {
      text = 'null';
    },
    text: () => text,
  };
}

/** What outlives a reload: the storage slots of tab and device, and the line to the server. */
export function createDevice() {
  const listeners = new Set<(connection: Connection) => void>();
  return {
    arrival: createStorageSlot(),
    session: createStorageSlot(),
    leadPointer: createStorageSlot(),
    zoom: createStorageSlot(),
    device: createStorageSlot(),
    chat: createStorageSlot(),
    /** What the webchat says of itself, once it says something. */
    chatProtocol: (): Promise<string | null> => Promise.resolve(null),
    /** Whether it may be told anything, what it was told, and what the tab keeps of that. */
    webchatState: 'no-consent' as WebchatState,
    /** On a weak line it comes late. */
    webchatArrives: Promise.resolve(),
    told: [] as { name: string; properties: object }[],
    sentEvents: createStorageSlot(),
    countedEvents: createStorageSlot(),
    /** The conversation with a person, and the streams that are open for it. */
    person: createStorageSlot(),
    streams: new Map<string, (data: string) => void>(),
    /** Pauses that were asked for; the test ends them. */
    pauses: [] as { length: number; end: () => void }[],
    /** Errors that the visit survives. */
    reportError: failTest,
    /** What chance says, from 0 to 1: by half, a pause is as long as usual. */
    chance: 0.5,
    /** The clock stands still until the test lets time pass. */
    now: 0,
    awaited: [] as { moment: number; end: () => void }[],
    lastActivityAt: 0,
    /** A tab in the background, or on a busy machine, paints late. */
    paints: Promise.resolve(),
    /** On a busy page it is late as well. */
    idle: Promise.resolve(),
    listeners,
    tell: (connection: Connection) => {
      for (const listener of listeners) listener(connection);
    },
    keys: 0,
    keepsCookies: true,
    navigationType: 'navigate' as NavigationTimingType,
  };
}

export type Device = ReturnType<typeof createDevice>;

export function pass(device: Device, minutes: number): void {
  device.now += minutes * minuteMs;
  for (const { moment, end } of device.awaited) if (moment <= device.now) end();
}

/** What a tab on this device has around it, wherever its address bar is. */
export const dependenciesOn = (
  device: Device,
): Omit<SagaDependencies, 'client' | 'navigator' | 'address' | 'origin'> => ({
  campaigns: fileCampaigns,
  slots: {
    campaignParameters: device.arrival,
    visit: device.session,
    leadId: device.leadPointer,
    zoom: device.zoom,
    deviceInfo: device.device,
    chatProtocol: device.chat,
    countedEvents: device.countedEvents,
  },
  webchat: async () => {
    await device.webchatArrives;
    return {
      protocol: () => device.chatProtocol(),
      state: () => device.webchatState,
      tell: (name, properties) => void device.told.push({ name, properties }),
      sent: device.sentEvents,
    };
  },
  navigationType: () => device.navigationType,
  keepsCookies: () => device.keepsCookies,
  today: () => today,
  now: () => device.now,
  waitUntilTime: (moment) =>
    new Promise((end) => (moment <= device.now ? end() : device.awaited.push({ moment, end }))),
  lastActivityAt: async () => device.lastActivityAt,
  newKey: () => {
    device.keys += 1;
    return `key-${device.keys}`;
  },
  userAgent: 'test',
  afterPaint: () => device.paints,
  whenIdle: () => device.idle,
  random: () => device.chance,
  pause: (length) => new Promise((end) => device.pauses.push({ length, end })),
  reportError: (error) => device.reportError(error),
  person: {
    slot: device.person,
    listen: (path, _, tell) => {
      device.streams.set(path, tell);
      return () => device.streams.delete(path);
    },
  },
  onConnection: (listener) => {
    device.listeners.add(listener);
    return () => device.listeners.delete(listener);
  },
});

/** A tab: the real store and sagas, an address bar with its history, and a visitor who fills in what is shown. */
export function openBrowserTab(
  shop: Pick<FakeApi, 'client'> & { calls: readonly unknown[] },
  device: Device,
  path: string,
) {
  const history = [path];
  let index = 0;
  const shownPath = () => history[index] ?? '/';
  const url = () => new URL(shownPath(), 'http://shop');
  const listeners = new Set<() => void>();
  const arrive = () => {
    for (const listener of listeners) listener();
  };
  const moves: string[] = [];
  const stay = () => undefined;
  const pageHistory: PageHistory = {
    place: () => ({ pathname: url().pathname, search: url().search, hash: url().hash, state: null, key: '' }),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: stay,
    replace: stay,
    go: stay,
    createHref: String,
  };
  const dependencies: SagaDependencies = {
    client: shop.client,
    navigator: {
      push: (to) => {
        moves.push(`push ${to}`);
        history.splice(index + 1, history.length, to);
        index += 1;
        arrive();
      },
      replace: (to) => {
        moves.push(`replace ${to}`);
        const isOtherDocument =
          readPath(to, fileCampaigns).campaign !== readPath(shownPath(), fileCampaigns).campaign;
        history[index] = to;
        // Only a tab that is opened there goes on.
        if (!isOtherDocument) arrive();
      },
    },
    address: () => ({ path: `${url().pathname}${url().hash}`, query: url().searchParams }),
    ...dependenciesOn(device),
    origin: 'https://loja.test',
  };
  // As the page is rendered ahead of time: no server knows what follows '#'.
  const { route, face } = readPath(url().pathname, fileCampaigns);
  const { store, run } = createSagaStore(siteReducer, stateAt(standard, route, face));
  syncLocation(pageHistory, store);
  const task = run(siteRoot, dependencies);
  task.toPromise().catch(failTest);

  const until = (condition: (state: RootState) => boolean): Promise<RootState> =>
    new Promise((resolve) => {
      const look = () => {
        if (!condition(store.getState())) return;
        stop();
        resolve(store.getState());
      };
      const stop = store.subscribe(look);
      look();
    });
  const at = (route: string) => until(({ visit }) => visit.phase === 'ready' && visit.route === route);
  const submit = (raw: RawValues) => {
    const steps = selectStepsShown(store.getState()).map(({ id }) => id);
    store.dispatch(answersSubmitted({ steps, raw }));
  };
  /** Every call that can be answered has been, and nothing more happens by itself. */
  const rest = async () => {
    let seen: unknown;
    let calls = -1;
    for (let calm = 0; calm < 5; calm += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (store.getState() !== seen || shop.calls.length !== calls) calm = 0;
      seen = store.getState();
      calls = shop.calls.length;
    }
    return store.getState();
  };

  return {
    store,
    run,
    moves,
    history,
    until,
    at,
    submit,
    rest,
    restAt: async (route: string) => {
      await at(route);
      await rest();
    },
    route: () => store.getState().visit.route,
    path: () => shownPath(),
    current: () => selectWalk(store.getState()).current.step.id,
    /** Submits, and waits for what comes of it. */
    give: async (raw: RawValues) => {
      submit(raw);
      await rest();
    },
    restAfter: async (route: string, raw: RawValues) => {
      await at(route);
      submit(raw);
      await rest();
    },
    /** Waits for the page and fills it in. */
    fill: async (route: string, raw: RawValues) => {
      await at(route);
      submit(raw);
    },
    go: (route: string) => {
      history.splice(index + 1, history.length, route);
      index += 1;
      arrive();
    },
    back: () => {
      index -= 1;
      arrive();
    },
    forward: () => {
      index += 1;
      arrive();
    },
    /** What loads late begins to count. */
    measure: (measurement: Measurement) =>
      void run(measure, measurement, { ...dependencies, newKey: eventKey }),
    close: () => task.cancel(),
  };
}

const eventKey = () => randomBytes(16).toString('hex');

export type BrowserTab = ReturnType<typeof openBrowserTab>;

export const one = (values: Record<string, string>): RawValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]]));

/** The pages of a whole order, with what is typed on each. */
export const script = wholeOrder.map(([step, typed]) => [`/checkout/${step}/`, typed] as const);

type Given = Partial<Record<StepId, RawValues>>;

export const account = one({ bank: '001', agency: '1234', account_number: '123456' });

/** What is answered otherwise by whoever pays by direct debit. */
export const byDebit: Given = { 'ativar-debito': one({ direct_debit: 'true' }), 'conta-debito': account };

/** Answers whatever is asked, on pages or in conversation, until the visitor stands at `goal`. */
export async function fillUntil(
  tab: BrowserTab,
  goal: string,
  start = '/checkout/cep/',
  given: Given = {},
): Promise<void> {
  const answerTo = (id: StepId) => given[id] ?? script.find(([route]) => route === `/checkout/${id}/`)?.[1];
  const answersTo = (state: RootState): RawValues =>
    Object.assign({}, ...selectStepsShown(state).map(({ id }) => answerTo(id)));
  for (let state = await tab.at(start); state.visit.route !== goal; ) {
    const left = state.visit.route;
    tab.submit(answersTo(state));
    state = await tab.until((now) => {
      const { phase, route } = now.visit;
      const isAsked = route === goal || Object.keys(answersTo(now)).length > 0;
      return phase === 'ready' && route !== left && isAsked;
    });
  }
}

export async function fillAndRest(
  tab: BrowserTab,
  goal: string,
  start?: string,
  given?: Given,
): Promise<void> {
  await fillUntil(tab, goal, start, given);
  await tab.rest();
}

/** The tab is closed, and its address or another is opened in its place. */
export function reopen(tab: BrowserTab, shop: FakeApi, device: Device, path = tab.path()): BrowserTab {
  tab.close();
  return openBrowserTab(shop, device, path);
}
