import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { finishOf, type Ordering, openingOf, orderSteps, personOf } from '../../scripts/shop/order-steps.ts';
import type { OfferedVisit, OfferOnSale } from '../../scripts/shop/read-offers.ts';
import { type HttpAnswer, openVisitor, type Visitor } from '../../scripts/shop/visitor.ts';
import { createLead, deleteLead, finishOrder } from '../../src/contract/calls/leads.ts';
import { withdrawOrder } from '../../src/contract/calls/orders.ts';

/** What a client asked or was told. */
export interface JournalEntry {
  /** `asked`: before a call that erases; `acknowledged`: after the response of any call. */
  readonly kind: 'asked' | 'acknowledged';
  readonly serial: number;
  readonly step: string;
  readonly key: string;
  readonly idLead: string;
  readonly body: unknown;
}

export interface Traffic {
  readonly journal: readonly JournalEntry[];
  /** Calls that did not succeed at once. */
  readonly trouble: {
    /** Connections closed without a response. */
    unanswered: number;
    /** 503 responses: nothing was saved, retry later. */
    busy: number;
    /** Responses that no visitor should get. */
    readonly unexpected: string[];
  };
  readonly answers: number;
  open(): void;
  /** Holds further calls back. Resolves when all running ones have ended. */
  close(): Promise<void>;
  /** Repeats each visitor's last call with its key; returns those with a different response. */
  askAgain(): Promise<string[]>;
  /** Waits for running orders and stops. */
  end(): Promise<void>;
}

interface Options {
  readonly origin: () => string;
  readonly visitors: number;
  readonly offer: OfferOnSale;
  readonly visits: readonly OfferedVisit[];
}

/** Retry interval in milliseconds. */
const pause = 25;

/** Endings of orders in turn: some withdraw, some erase their lead. */
const endings = ['order', 'order', 'erase', 'order', 'withdraw'] as const;

export function startTraffic({ origin, visitors, offer, visits }: Options): Traffic {
  const journal: JournalEntry[] = [];
  const trouble: Traffic['trouble'] = { unanswered: 0, busy: 0, unexpected: [] };
  const running = new Set<Promise<unknown>>();
  let gate = Promise.withResolvers<void>();
  const last = new Map<number, { what: string; ask: () => Promise<HttpAnswer>; body: unknown }>();
  let serial = 0;
  let answers = 0;
  let isEnding = false;

  /** The gate may close again before the visitor's turn. */
  const mayPass = async () => {
    let passed: typeof gate | undefined;
    while (passed !== gate) {
      passed = gate;
      await passed.promise;
    }
  };

  /** Retries with the same key until it succeeds, as the pages do. */
  const persistently = async (what: string, ask: () => Promise<HttpAnswer>): Promise<HttpAnswer> => {
    for (;;) {
      await mayPass();
      const call = ask().catch(() => undefined);
      running.add(call);
      const answer = await call.finally(() => running.delete(call));
      if (answer?.status === 200) return answer;
      if (answer === undefined) trouble.unanswered += 1;
      else if (answer.status === 503 && answer.headers.has('retry-after')) trouble.busy += 1;
      else {
        trouble.unexpected.push(`${what} answered ${answer.status}: ${answer.text}`);
        throw new Error(`${what} answered ${answer.status}`);
      }
      await wait(pause);
    }
  };

  const order = async (index: number) => {
    serial += 1;
    const own = serial;
    const person = personOf(own);
    const visit = visits[own % visits.length];
    if (visit === undefined) return;
    const visitor = openVisitor(origin, `10.${own >> 16}.${(own >> 8) & 255}.${own & 255}`);
    const tell = async (
      step: string,
      ask: (visitor: Visitor, key: string) => Promise<HttpAnswer>,
      idOf: (body: unknown) => string,
    ) => {
      const key = crypto.randomUUID();
      if (step === 'erase') {
        // An erasure removes earlier entries even if its response is lost.
        last.delete(index);
        journal.push({ kind: 'asked', serial: own, step, key, idLead: idOf(null), body: null });
      }
      const again = () => ask(visitor, key);
      const { body } = await persistently(`${step} of ${own}`, again);
      answers += 1;
      journal.push({ kind: 'acknowledged', serial: own, step, key, idLead: idOf(body), body });
      last.set(index, { what: `${step} of ${own}`, ask: again, body });
      return body;
    };
    const opening = openingOf({ person, offer });
    const opened = await tell('open', (by, key) => by.ask(createLead, opening, { key }), idLeadOf);
    const ordering: Ordering = { person, idLead: idLeadOf(opened), offer, visit };
    const idLead = () => ordering.idLead;
    let version = versionOf(opened);
    for (const { name, ask } of orderSteps) {
      const on = version;
      const answered = await tell(name, (by, key) => ask(by, ordering, { key, version: on }), idLead);
      version = versionOf(answered);
    }
    const ending = endings[own % endings.length];
    if (ending === 'erase') {
      const body = { id: ordering.idLead };
      await tell('erase', (by, key) => by.ask(deleteLead, { body }, { key }), idLead);
      return;
    }
    const finish = finishOf(ordering);
    const receipt = await tell('finish', (by, key) => by.ask(finishOrder, finish, { key }), idLead);
    if (ending !== 'withdraw') return;
    const body = { orderNumber: orderNumberOf(receipt) };
    await tell('withdraw', (by, key) => by.ask(withdrawOrder, { body }, { key }), idLead);
  };

  const visiting = Array.from({ length: visitors }, async (_, index) => {
    // Refused calls are recorded as trouble; the next visitor continues.
    while (!isEnding) await order(index).catch(() => undefined);
  });

  return {
    journal,
    trouble,
    open: () => gate.resolve(),
    close: async () => {
      gate = Promise.withResolvers();
      await Promise.allSettled(running);
    },
    get answers() {
      return answers;
    },
    askAgain: async () => {
      const different: string[] = [];
      for (const { what, ask, body } of last.values()) {
        const again = await ask();
        if (!isDeepStrictEqual(again.body, body))
          different.push(`${what}: ${JSON.stringify(body)}, then ${again.text}`);
      }
      return different;
    },
    end: async () => {
      isEnding = true;
      gate.resolve();
      await Promise.all(visiting);
    },
  };
}

const idLeadOf = (body: unknown): string => String(Object(body).idLead);
const versionOf = (body: unknown): number => Number(Object(body).version);
const orderNumberOf = (body: unknown): string => String(Object(body).orderNumber);
