import { setTimeout as wait } from 'node:timers/promises';
import { answerAll } from '../../scripts/shop/answer-all.ts';
import { finishOf, personOf } from '../../scripts/shop/order-steps.ts';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import { openVisitor, type Visitor } from '../../scripts/shop/visitor.ts';
import { deleteLead, finishOrder, getLead } from '../../src/contract/calls/leads.ts';
import { withdrawOrder } from '../../src/contract/calls/orders.ts';
import { listOrders } from '../../src/contract/panel/orders.ts';

const pages = ['/', '/chat/', '/checkout/', '/duvidas/', '/nao-existe/'];

interface Options {
  readonly origin: string;
  readonly operator: Visitor;
  /** Visitors per second. Delays are not made up for, because a burst is no steady load. */
  readonly rate: number;
  /** Number of earlier visitors, because each person orders once. */
  readonly after?: number;
}

/** Visitors in sequence view pages, order, and withdraw, erase or return; an operator views orders. */
export async function startSteadyLoad({ origin, operator, rate, after = 0 }: Options) {
  const { offer, visits } = await readOffers(openVisitor(() => origin));
  const failed: string[] = [];
  let orders = 0;
  let isOver = false;

  const visit = async (serial: number) => {
    const network = `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
    const visitor = openVisitor(() => origin, network);
    for (const page of pages) {
      const { status, body } = await fetch(origin + page, { headers: { 'accept-encoding': 'br' } });
      await body?.cancel();
      if (status !== 200 && status !== 404) failed.push(`${page}: ${status}`);
    }
    // A refused stranger must not use memory either.
    await openVisitor(() => origin).ask(deleteLead, { body: { id: crypto.randomUUID() } });
    const visit = visits[serial % visits.length];
    if (visit === undefined) throw new Error('No visit is offered');
    const ordering = await answerAll(visitor, personOf(serial), { offer, visit });
    const id = ordering.idLead;
    await visitor.call(getLead, { params: { idLead: id } });
    if (serial % 5 === 2) await visitor.call(deleteLead, { body: { id } });
    else {
      const { orderNumber } = await visitor.call(finishOrder, finishOf(ordering));
      if (serial % 5 === 4) await visitor.call(withdrawOrder, { body: { orderNumber } });
    }
    orders += 1;
    if (serial % 10 === 0) await operator.call(listOrders, { body: {} });
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
    failed: failed as readonly string[],
    whileNobodyAsks: async <T>(look: () => Promise<T>): Promise<T> => {
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
