import type { FastifyInstance } from 'fastify';
import { dayInBrasilia } from '../../src/brazil/date.ts';
import { formatMonthly, fromCents } from '../../src/brazil/money.ts';
import { paymentText, paymentPageWords as words } from '../../src/content/messages/order-amended.ts';
import { lookUp } from '../../src/contract/look-up.ts';
import type { Limiter } from '../access/create-limiter.ts';
import { bankList } from '../catalogue/bank-list.ts';
import type { Connection, Database } from '../database/database.ts';
import { networkOf } from '../http/network-of.ts';
import { confirmationPage } from '../messages/confirmation-page.ts';
import { prepareConfirmationPages, showPage } from '../messages/confirmation-routes.ts';
import { html } from '../messages/html.ts';
import {
  type AccountProblem,
  confirmPayment,
  type PaymentContext,
  paymentPath,
  paymentToConfirm,
} from './change-payment.ts';

interface Dependencies extends Omit<PaymentContext, 'today'> {
  readonly database: Database;
  readonly limiter: Limiter;
}

type ToConfirm = NonNullable<Awaited<ReturnType<typeof paymentToConfirm>>>;

const done = confirmationPage(words.done, html`<p>${words.doneText}</p>`);

interface Filled {
  readonly typed: Readonly<Record<string, string>>;
  readonly problem?: AccountProblem | undefined;
}

/** What was typed stays, with what is wrong below its field. */
const field = (name: AccountProblem['field'], label: string, hint: string, { typed, problem }: Filled) => {
  const wrong = problem?.field === name && problem.message;
  const told = html`id="${name}" name="${name}" required aria-invalid="${wrong ? 'true' : 'false'}" aria-describedby="${name}-hint"`;
  const control =
    name === 'bank'
      ? html`<select ${told}><option value=""></option>${bankList.map(
          (bank) =>
            html`<option value="${bank.code}"${bank.code === typed.bank && html` selected`}>${bank.name}</option>`,
        )}</select>`
      : html`<input ${told} value="${lookUp(typed, name)}" autocomplete="off" maxlength="16">`;
  const below = wrong ? html`<strong role="alert">${wrong}</strong>` : hint;
  return html`<p><label for="${name}">${label}</label>${control}<small id="${name}-hint">${below}</small></p>`;
};

function askPage({ order, wanted, needsAccount }: ToConfirm, filled: Filled): string {
  const [before, after] = [order, wanted].map(({ dueDate, directDebit, priceCents }) =>
    paymentText(dueDate, directDebit, formatMonthly(fromCents(priceCents))),
  );
  const account = needsAccount && [
    field('bank', words.bank, '', filled),
    field('agency', words.agency, words.agencyHint, filled),
    field('account_number', words.account, words.accountHint, filled),
  ];
  return confirmationPage(
    words.title,
    html`<p>${words.text(order.number, order.plan.plan)}</p>
<p>${words.before} ${before}.</p>
<p><strong>${words.after} ${after}.</strong></p>
<form method="post">${account}<button type="submit">${words.confirm}</button></form>
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
  /** What became of a link that opens nothing: it was used or ran out, the order has changed, or it is none. */
  const overPage = async (db: Connection, token: string): Promise<string> => {
    const standing = await dependencies.repositories.carriedLeads.standing(db, token, clock(), 'payment');
    const { title, text } = words.over[standing];
    return confirmationPage(title, html`<p>${text}</p>`);
  };
  const context = () => ({ ...dependencies, today: dayInBrasilia(clock().getTime()) });

  app.get<{ Params: { token: string } }>(`${paymentPath}/:token`, async ({ params }, reply) => {
    const [page, status] = await database.write(async (db): Promise<[string, number?]> => {
      const asked = await paymentToConfirm(context(), db, params.token);
      return asked ? [askPage(asked, { typed: {} })] : [await overPage(db, params.token), 404];
    });
    return showPage(reply, page, status);
  });

  app.post<{ Params: { token: string } }>(`${paymentPath}/:token`, async (request, reply) => {
    const { token } = request.params;
    const typed = typedIn(request.body);
    const [page, status] = await database.write(async (db): Promise<[string, number?]> => {
      const asked = await paymentToConfirm(context(), db, token);
      const problem = asked ? await confirmPayment(context(), db, token, request.id, asked, typed) : 'over';
      if (asked === undefined || problem === 'over') return [await overPage(db, token), 404];
      return problem === undefined ? [done] : [askPage(asked, { typed, problem }), 422];
    });
    return showPage(reply, page, status);
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
