import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fromCents } from '../../src/brazil/money.ts';
import {
  type ListedOrder,
  type OrderFilter,
  orderFilePath,
  orderFileQuery,
} from '../../src/contract/panel/orders.ts';
import { refuse } from '../http/refusal.ts';
import type { ServerDependencies } from '../http/request-context.ts';
import { assertOwnPage } from '../http/write-guard.ts';
import { placeOf } from '../orders/order-list-repository.ts';
import { csvLine } from './csv-line.ts';
import { requireOperator } from './operator-access.ts';
import { namesOf } from './order-calls.ts';

const perPage = 500;

/** Orders as a file for spreadsheets. It is read and sent page by page: a million rows never stand in memory. */
export function registerOrderFile(app: FastifyInstance, dependencies: ServerDependencies): void {
  const { database, repositories, clock } = dependencies;
  app.get(`/api/${orderFilePath}`, async (request, reply) => {
    assertOwnPage(request, []);
    const operator = await requireOperator(request, dependencies, 'orders.export');
    const filter = orderFileQuery.safeParse(request.query);
    if (!filter.success) return refuse(422, 'invalid', 'Confira os filtros.');
    await database.write((db) =>
      repositories.auditLog.write(
        db,
        operator.id,
        { action: 'list.exported', subject: 'list', subjectId: 'orders', detail: namesOf(filter.data) },
        clock(),
      ),
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="pedidos.csv"')
      .send(Readable.from(linesOf(dependencies, filter.data)));
  });
}

async function* linesOf({ database, repositories }: ServerDependencies, filter: OrderFilter) {
  // The mark by which spreadsheets know that it is UTF-8.
  yield `\ufeff${csvLine(columns.map(([name]) => name))}`;
  let after: string | undefined;
  for (;;) {
    const from = after;
    const orders = await database.read((db) =>
      repositories.orderList.list(db, { ...filter, after: from, many: perPage }),
    );
    yield orders.map((order) => csvLine(columns.map(([, value]) => value(order)))).join('');
    const last = orders.at(-1);
    if (last === undefined || orders.length < perPage) return;
    after = placeOf(last);
  }
}

const columns: readonly (readonly [string, (order: ListedOrder) => string])[] = [
  ['Pedido', ({ number }) => number],
  ['Feito em', ({ placedAt }) => placedAt],
  ['Situação', ({ state }) => state],
  ['Nome', ({ name }) => name],
  ['Cidade', ({ town }) => town],
  ['Plano', ({ plan }) => plan],
  ['Mensalidade', ({ priceCents }) => fromCents(priceCents).toFixed(2).replace('.', ',')],
  ['Campanha', ({ campaign }) => campaign],
  ['Visita', ({ visit }) => (visit === null ? '' : `${visit.date} ${visit.period}`)],
];
