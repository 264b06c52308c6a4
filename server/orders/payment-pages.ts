import type { FastifyInstance } from 'fastify';
import { dayInBrasilia } from '../../src/brazil/date.ts';
import { formatMonthly, fromCents } from '../../src/brazil/money.ts';
import { paymentText, paymentPageWords as words } from '../../src/content/messages/order-amended.ts';
import type { Limiter } from '../access/create-limiter.ts';
import { bankList } from '../catalogue/bank-list.ts';
import type { Database } from '../database/database.ts';
import { networkOf } from '../http/network-of.ts';
import { confirmationPage } from '../messages/confirmation-page.ts';
import { prepareConfirmationPages, showPage } from '../messages/confirmation-routes.ts';
import { html } from '../messages/html.ts';
import { confirmPayment, type PaymentContext, paymentPath, paymentToConfirm } from './change-payment.ts';

interface Dependencies extends Omit<PaymentContext, 'today'> {
  readonly database: Database;
  readonly limiter: Limiter;
}

type ToConfirm = NonNullable<Awaited<ReturnType<typeof paymentToConfirm>>>;

const over = confirmationPage(words.over, html`<p>${words.overText}</p>`);
const done = confirmationPage(words.done, html`<p>${words.doneText}</p>`);

const field = (name: string, label: string, hint: string) =>
  html`<p><label for="${name}">${label}</label><input id="${name}" name="${name}" required autocomplete="off" maxlength="16" aria-describedby="${name}-hint"><small id="${name}-hint">${hint}</small></p>`;

const account = html`<p><label for="bank">${words.bank}</label><select id="bank" name="bank" required>${bankList.map(
  ({ code, name }) => html`<option value="${code}">${name}</option>`,
)}</select></p>
${field('agency', words.agency, words.agencyHint)}
${field('account_number', words.account, words.accountHint)}`;

function askPage({ order, wanted, needsAccount }: ToConfirm, problem?: string): string {
  const [before, after] = [order, wanted].map(({ dueDate, directDebit, priceCents }) =>
    paymentText(dueDate, directDebit, formatMonthly(fromCents(priceCents))),
  );
  return confirmationPage(
    words.title,
    html`<p>${words.text(order.number, order.plan.plan)}</p>
<p>${words.before} ${before}.</p>
<p><strong>${words.after} ${after}.</strong></p>
${problem !== undefined && html`<p role="alert">${problem}</p>`}
<form method="post">${needsAccount ? account : ''}<button type="submit">${words.confirm}</button></form>
<p>${words.orNot}</p>`,
  );
}

/** The page of the link by which a customer confirms another payment. Programs prefetch links, so only the form has an effect. */
export async function registerPaymentPages(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { database, limiter, clock } = dependencies;
  prepareConfirmationPages(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: unknown) => Object.fromEntries(new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', (request) => limiter.spend('look', { address: networkOf(request.ip) }));
  const context = () => ({ ...dependencies, today: dayInBrasilia(clock().getTime()) });

  app.get<{ Params: { token: string } }>(`${paymentPath}/:token`, async ({ params }, reply) => {
    const asked = await database.write((db) => paymentToConfirm(context(), db, params.token));
    return asked ? showPage(reply, askPage(asked)) : showPage(reply, over, 404);
  });

  app.post<{ Params: { token: string } }>(`${paymentPath}/:token`, async (request, reply) => {
    const { token } = request.params;
    const typed = typedIn(request.body);
    const shown = await database.write(async (db) => {
      const asked = await paymentToConfirm(context(), db, token);
      if (asked === undefined) return undefined;
      const problem = await confirmPayment(context(), db, token, request.id, asked, typed);
      return problem === undefined ? done : askPage(asked, problem);
    });
    if (shown === undefined) return showPage(reply, over, 404);
    return showPage(reply, shown, shown === done ? 200 : 422);
  });
}

/** Trimmed, as people write an account: '12345-x'. */
const typedIn = (body: unknown): Record<string, string> => {
  const given = new Map(Object.entries(Object(body)));
  const names = ['bank', 'agency', 'account_number'];
  return Object.fromEntries(
    names.map((name) => [
      name,
      String(given.get(name) ?? '')
        .trim()
        .toUpperCase(),
    ]),
  );
};
