import { isDeepStrictEqual } from 'node:util';
import { finishOf, type Ordering, openingOf, orderSteps, personOf } from '../../scripts/shop/order-steps.ts';
import type { OfferedVisit, OfferOnSale } from '../../scripts/shop/read-offers.ts';
import { type HttpAnswer, openVisitor, type Visitor } from '../../scripts/shop/visitor.ts';
import { createLead, deleteLead, finishOrder } from '../../src/contract/calls/leads.ts';
import { withdrawOrder } from '../../src/contract/calls/orders.ts';
import type { Journal } from './journal.ts';
import { noTrouble, persistently, type Trouble } from './persistent-call.ts';
import { createTrafficGate, type TrafficGate } from './traffic-gate.ts';

export interface Traffic {
  readonly gate: TrafficGate;
  readonly trouble: Trouble;
  /** Number of responses. */
  readonly answers: number;
  /** Repeats each visitor's last call with its key; returns those with a different response. */
  askAgain(): Promise<string[]>;
  /** Waits for running orders and stops. */
  end(): Promise<void>;
}

interface Options {
  readonly origin: () => string;
  readonly journal: Journal;
  readonly visitors: number;
  readonly offer: OfferOnSale;
  readonly visits: readonly OfferedVisit[];
}

/** Endings of orders in turn: some withdraw, some erase their lead. */
const endings = ['order', 'order', 'erase', 'order', 'withdraw'] as const;

/** Runs visitors that order in a loop and journals their responses. */
export function startTraffic({ origin, journal, visitors, offer, visits }: Options): Traffic {
  const gate = createTrafficGate();
  const trouble = noTrouble();
  const last = new Map<number, { what: string; ask: () => Promise<HttpAnswer>; body: unknown }>();
  let serial = 0;
  let answers = 0;
  let isEnding = false;

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
        journal.note({ kind: 'asked', serial: own, step, key, idLead: idOf(null), body: null });
      }
      const again = () => ask(visitor, key);
      const { body } = await persistently(gate, trouble, `${step} of ${own}`, again);
      answers += 1;
      journal.note({ kind: 'acknowledged', serial: own, step, key, idLead: idOf(body), body });
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
    gate,
    trouble,
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
      gate.open();
      await Promise.all(visiting);
    },
  };
}

const idLeadOf = (body: unknown): string => String(Object(body).idLead);
const versionOf = (body: unknown): number => Number(Object(body).version);
const orderNumberOf = (body: unknown): string => String(Object(body).orderNumber);
