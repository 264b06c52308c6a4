import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type * as z from 'zod/mini';
import { jsonIn } from '../../../src/contract/json-in.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { orderReport, orderReportAnswer } from '../../../src/contract/webhooks/order-report.ts';
import type { Database } from '../../database/database.ts';
import { keepRawBody, rawBodyOf } from '../../http/keep-raw-body.ts';
import { refuse } from '../../http/refusal.ts';
import { type StateContext, setOrderState } from '../change-order.ts';

export const orderReportsPath = '/api/orders/reports';

const bodyLimit = 32 * 1024;

/**
 * Signed webhook for order states. A state that the order has already been in is a duplicate or late, and is ignored.
 */
export async function registerOrderReports(
  app: FastifyInstance,
  dependencies: StateContext & { readonly database: Database },
  secrets: readonly string[],
): Promise<void> {
  keepRawBody(app, bodyLimit);

  app.post(orderReportsPath, { bodyLimit }, async (request) => {
    const { orderNumber, state, reason, cause } = readReport(request, secrets);
    const { database, repositories } = dependencies;
    return database.write(async (db) => {
      const order =
        (await repositories.orders.findForChange(db, orderNumber)) ??
        refuse(404, problemCodes.notFound, 'Este pedido não existe.');
      const history = await repositories.orders.history(db, orderNumber);
      if (history.some(({ to }) => to === state)) return orderReportAnswer.parse({ state: order.state });
      await setOrderState(dependencies, db, order, {
        to: state,
        by: 'carrier',
        reason: reason?.trim() || null,
        cause: state === 'cancelled' ? (cause ?? 'other') : null,
      });
      return orderReportAnswer.parse({ state });
    });
  });
}

function readReport(
  request: FastifyRequest,
  secrets: readonly string[],
): z.output<typeof orderReport>['data'] {
  const { headers } = request;
  const text = rawBodyOf(request).toString();
  const named = {
    'webhook-id': String(headers['webhook-id'] ?? ''),
    'webhook-timestamp': String(headers['webhook-timestamp'] ?? ''),
    'webhook-signature': String(headers['webhook-signature'] ?? ''),
  };
  if (!secrets.some((secret) => isSigned(secret, text, named)))
    refuse(401, 'unsigned', 'A assinatura não confere.');
  const report = orderReport.safeParse(jsonIn(text));
  if (report.success) return report.data.data;
  const fields = report.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  return refuse(422, problemCodes.invalid, 'O aviso não tem a forma combinada.', fields);
}

type SignedHeaders = Parameters<Webhook['verify']>[1];

function isSigned(secret: string, text: string, headers: SignedHeaders): boolean {
  try {
    new Webhook(secret).verify(text, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}
