import { setTimeout as wait } from 'node:timers/promises';
import { finishOf, type Ordering, openingOf, orderSteps, personOf } from '../../scripts/shop/order-steps.ts';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import { openVisitor, type Visitor } from '../../scripts/shop/visitor.ts';
import { getDueDates, getHealth } from '../../src/contract/calls/catalogue.ts';
import { createLead, deleteLead, finishOrder, getLead } from '../../src/contract/calls/leads.ts';
import { withdrawOrder } from '../../src/contract/calls/orders.ts';
import { listOrders } from '../../src/contract/panel/orders.ts';

const pages = ['/', '/chat/', '/checkout/', '/duvidas/', '/nao-existe/'];

export interface SteadyLoad {
  readonly orders: number;
  readonly calls: number;
  /** Calls with an unexpected response. */
  readonly failed: readonly string[];
  /** Pauses the load while the job runs. */
  whileNobodyAsks<T>(look: () => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

interface Options {
  readonly origin: string;
  /** A signed-in operator. */
  readonly operator: Visitor;
  /** Visitors per second. Delays are not made up for, because a burst is no steady load. */
  readonly rate: number;
  /** Number of earlier visitors, because each person orders once. */
  readonly after?: number;
}

/** Visitors in sequence view pages, order, and withdraw, erase or return; an operator views orders. */
export async function startSteadyLoad({ origin, operator, rate, after = 0 }: Options): Promise<SteadyLoad> {
  const onOffer = await readOffers(openVisitor(() => origin));
  const failed: string[] = [];
  let [orders, calls] = [0, 0];
  let isOver = false;

  const counted = async <T>(asking: Promise<T>): Promise<T> => {
    calls += 1;
    return asking;
  };

  const look = async (path: string) => {
    const { status, body } = await counted(fetch(origin + path, { headers: { 'accept-encoding': 'br' } }));
    await body?.cancel();
    if (status !== 200 && status !== 404) failed.push(`${path}: ${status}`);
  };

  const order = async (visitor: Visitor, serial: number) => {
    const person = personOf(serial);
    const visit = onOffer.visits[serial % onOffer.visits.length];
    if (visit === undefined) throw new Error('No visit is offered');
    const opened = await counted(visitor.call(createLead, openingOf({ person, offer: onOffer.offer })));
    const ordering: Ordering = { person, idLead: opened.id, offer: onOffer.offer, visit };
    for (const { name: step, ask } of orderSteps) {
      const { status } = await counted(ask(visitor, ordering, { key: crypto.randomUUID() }));
      if (status !== 200) failed.push(`${step}: ${status}`);
    }
    await counted(visitor.call(getLead, { params: { idLead: opened.id } }));
    if (serial % 5 === 2) return counted(visitor.call(deleteLead, { body: { id: opened.id } }));
    const { orderNumber } = await counted(visitor.call(finishOrder, finishOf(ordering)));
    if (serial % 5 === 4) await counted(visitor.call(withdrawOrder, { body: { orderNumber } }));
    return undefined;
  };

  const visit = async (serial: number) => {
    const visitor = openVisitor(
      () => origin,
      `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`,
    );
    for (const page of pages) await look(page);
    await counted(visitor.call(getDueDates, {}));
    // A refused stranger must not use memory either.
    await counted(openVisitor(() => origin).ask(deleteLead, { body: { id: crypto.randomUUID() } }));
    await order(visitor, serial);
    orders += 1;
    if (serial % 10 === 0) await counted(operator.call(listOrders, { body: {} }));
    await counted(visitor.call(getHealth, {}));
  };

  let looking: Promise<unknown> = Promise.resolve();
  let under: Promise<unknown> = Promise.resolve();
  const visiting = (async () => {
    for (let serial = after + 1; !isOver; serial += 1) {
      await looking;
      const began = performance.now();
      under = visit(serial).catch((error: unknown) => failed.push(String(error)));
      await under;
      await wait(Math.max(0, 1000 / rate - (performance.now() - began)));
    }
  })();

  return {
    get orders() {
      return orders;
    },
    get calls() {
      return calls;
    },
    failed,
    whileNobodyAsks: async (look) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      looking = promise;
      await under;
      return look().finally(resolve);
    },
    end: async () => {
      isOver = true;
      await visiting;
    },
  };
}
