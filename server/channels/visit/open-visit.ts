import { hash } from 'node:crypto';
import type { Store } from '@reduxjs/toolkit';
import type { Client } from '../../../src/api/client.ts';
import { dayInBrasilia } from '../../../src/brazil/date.ts';
import type { Surface } from '../../../src/dialogue/messages/answering.ts';
import { serveTalk } from '../../../src/dialogue/talk/serve-talk.ts';
import type { CampaignSet } from '../../../src/funnel/campaigns.ts';
import { readPath, writePath } from '../../../src/funnel/routes/read-path.ts';
import { createSagaStore } from '../../../src/sagas/create-store.ts';
import { lateRoot } from '../../../src/sagas/late-root.ts';
import { navigate } from '../../../src/sagas/navigate.ts';
import type { SagaDependencies } from '../../../src/sagas/saga-dependencies.ts';
import { submitAnswers } from '../../../src/sagas/submit-answers.ts';
import { fork, type Saga } from '../../../src/sagas/typed-effects.ts';
import { beginVisit } from '../../../src/sagas/visit/begin-visit.ts';
import { forgetLead } from '../../../src/sagas/visit/forget-lead.ts';
import { keepVisit } from '../../../src/sagas/visit/keep-visit.ts';
import { stepOpened } from '../../../src/store/events.ts';
import { type RootState, rootReducer } from '../../../src/store/root-reducer.ts';
import { selectCampaign } from '../../../src/store/selectors.ts';
import type { TalkState } from '../../../src/store/talk.ts';
import type { ChannelFace } from '../turn.ts';

/** A visit between two messages. */
export interface LeftVisit {
  /** Of another release the state may have other parts: then the visit begins anew from what a tab would keep. */
  readonly shape: string;
  readonly state: RootState;
  /** What a browser would keep in its tab, and the lead on its device. */
  readonly slots: Readonly<Record<string, unknown>>;
  /** Where it began: what a link leads to is asked for again until it is open. */
  readonly begun: string;
}

/** Where a visit begins: what a browser would have in its address bar. */
export interface Beginning {
  readonly path: string;
  /** What was said beside the questions, where the visit goes on. */
  readonly talk?: TalkState;
  readonly slots: Readonly<Record<string, unknown>>;
}

/** A channel answers what its questions ask, one by one. */
export type ChannelSurface = Surface & Required<Pick<Surface, 'give'>>;

export interface VisitParts {
  readonly face: ChannelFace;
  readonly client: Client;
  readonly campaigns: CampaignSet;
  readonly newKey: () => string;
  readonly now: () => number;
  readonly siteUrl: string;
  readonly reportError: (error: unknown) => void;
  readonly surface: (store: Store<RootState>, go: (address: string) => void) => ChannelSurface;
}

/** As it is kept: its campaign by the name that processes of every release know. */
export function keptState(state: RootState) {
  const { phase, campaign, ...others } = state.visit;
  return { ...state, visit: { phase, prefix: campaign.prefix, ...others } };
}

export const emptyState = rootReducer(undefined, { type: 'shape' });

/** Changes with the parts that the state is made of. */
export const shape = hash('sha256', JSON.stringify(keptState(emptyState)), 'base64url');

const never = new Promise<never>(() => undefined);

/** Milliseconds until a turn ends although a call still runs. */
const patience = 20_000;

export type Visit = ReturnType<typeof openVisit>;

/** A visit without a browser: the same store and sagas, opened for one message. */
export function openVisit(from: LeftVisit | Beginning, parts: VisitParts) {
  const isOpen = 'state' in from && from.state.visit.phase === 'ready';
  const left = isOpen && from.shape === shape ? from : null;
  const begun = 'path' in from ? from.path : from.begun;
  const { campaigns } = parts;
  const today = dayInBrasilia(parts.now());
  const slots = new Map(Object.entries(from.slots));
  let path = isOpen ? addressOf(from.state, parts.face) : begun;
  let elsewhere: string | null = null;
  const calls = new Set<Promise<unknown>>();
  const client: Client = {
    call: (...given) => {
      const call = parts.client.call(...given);
      calls.add(call);
      return call.finally(() => calls.delete(call));
    },
  };
  const { store, run } = createSagaStore(
    rootReducer,
    left === null
      ? { talk: 'path' in from ? from.talk : from.state.talk }
      : { ...left.state, visit: { ...left.state.visit, today } },
  );
  const go = (target: string) => {
    const [named = ''] = target.split('?');
    const { campaign, face, route } = readPath(named, campaigns);
    if (campaign.prefix !== store.getState().visit.campaign.prefix) elsewhere = target;
    else store.dispatch(stepOpened({ face, route }));
    path = target;
  };
  const dependencies: SagaDependencies = {
    client,
    campaigns,
    navigator: { push: go, replace: go },
    address: () => {
      const [named = '', query = ''] = path.split('?');
      return { path: named, query: new URLSearchParams(query) };
    },
    slots: {
      campaignParameters: memorySlot('campaign', slots),
      visit: memorySlot('visit', slots),
      leadId: memorySlot('lead', slots),
      zoom: memorySlot('zoom', slots),
      deviceInfo: memorySlot('device', slots),
      chatProtocol: memorySlot('chat', slots),
      countedEvents: memorySlot('events', slots),
    },
    webchat: async () => null,
    navigationType: () => 'navigate',
    keepsCookies: () => true,
    today: () => today,
    now: parts.now,
    newKey: parts.newKey,
    userAgent: agents[parts.face],
    origin: parts.siteUrl,
    random: () => 0.5,
    lastActivityAt: async () => parts.now(),
    // Nothing happens between two messages.
    waitUntilTime: () => never,
    pause: () => never,
    afterPaint: async () => undefined,
    whenIdle: async () => undefined,
    reportError: parts.reportError,
    onConnection: () => () => undefined,
  };
  const surface = parts.surface(store, go);
  let failure: unknown;
  const task = run(function* channelRoot(): Saga {
    yield* fork(submitAnswers);
    yield* fork(keepVisit, dependencies);
    yield* fork(forgetLead, dependencies);
    yield* fork(navigate, dependencies);
    yield* fork(serveTalk, store, surface);
    yield* lateRoot(left === null ? yield* beginVisit(dependencies) : null, dependencies);
  });
  task.toPromise().catch((error: unknown) => {
    failure = error;
  });

  return {
    store,
    go,
    surface,
    /** The campaign's page that an answer led to, if it is of another campaign. */
    elsewhere: () => elsewhere,
    /** Every call is answered, and nothing more happens by itself. */
    settled: async (): Promise<RootState> => {
      const over = AbortSignal.timeout(patience);
      let seen: unknown;
      for (let calm = 0; calm < 4; calm += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (calls.size > 0) await Promise.race([...calls, aborted(over)]);
        if (failure !== undefined) throw failure;
        if ((calls.size > 0 && !over.aborted) || store.getState() !== seen) calm = 0;
        seen = store.getState();
      }
      return store.getState();
    },
    leave: (): LeftVisit => {
      task.cancel();
      return { shape, state: store.getState(), slots: Object.fromEntries(slots), begun };
    },
  };
}

const addressOf = (state: RootState, face: ChannelFace): string =>
  writePath(selectCampaign(state), `/${face}/`, face);

const agents: Readonly<Record<ChannelFace, string>> = { whatsapp: 'WhatsApp', phone: 'Telefone' };

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

function memorySlot(name: string, slots: Map<string, unknown>) {
  return {
    read: () => slots.get(name) ?? null,
    write: (value: unknown) => void slots.set(name, value),
    clear: () => void slots.delete(name),
  };
}
