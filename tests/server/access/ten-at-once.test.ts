import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { confirmPath, toSitePath } from '../../../server/channels/carry-over-pages.ts';
import { contactLinkPath } from '../../../server/customers/contact-link-path.ts';
import type { Connection } from '../../../server/database/database.ts';
import { hashPassword } from '../../../server/operators/password.ts';
import { paymentPath } from '../../../server/orders/change-payment.ts';
import { createCollaboratorLead, sendCollaboratorCode } from '../../../src/contract/calls/customers.ts';
import { finishOrder } from '../../../src/contract/calls/leads.ts';
import { openOrderByCode, sendOrderCode } from '../../../src/contract/calls/orders.ts';
import { dueDates } from '../../../src/contract/offer/due-dates.ts';
import { addOperator } from '../../../src/contract/panel/access/operators.ts';
import { changePassword, confirmOneTimeCode } from '../../../src/contract/panel/access/own-account.ts';
import { signIn } from '../../../src/contract/panel/access/session.ts';
import { amendOrder, changeOrderState, copyOrder, readOrder } from '../../../src/contract/panel/orders.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { agreed } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

/** Prepares one thing that serves once; returns a try, and what to count afterwards in place of the tries that got through. */
type Once = (server: TestServer) => Promise<{
  readonly attempt: (turn: number) => Promise<unknown>;
  readonly effects?: () => Promise<number>;
}>;

const ok = (asked: Promise<{ readonly status: number }>) => asked.then(({ status }) => status < 400);
const password = 'uma senha bem comprida';
const passwordHash = await hashPassword(password);
const post = (browser: Browser, url: string, payload = '') =>
  ok(
    browser.send({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  );

const writing = ({ database }: TestServer, job: (db: Connection) => Promise<unknown>) => database.write(job);

async function account(server: TestServer, isProvisional = false) {
  const email = 'bia@loja.example';
  const { operators, recoveryCodes } = server.repositories;
  return server.database.write(async (db) => {
    const given = { email, name: 'Bia Reis', role: 'seller', passwordHash, isProvisional } as const;
    const id = (await operators.add(db, given, server.now())) ?? '';
    const secret = new Secret().base32;
    const withCode = async () => {
      await operators.change(db, id, { codeSecret: secret });
      return recoveryCodes.renew(db, id);
    };
    return { id, email, secret, codes: isProvisional ? [] : await withCode() };
  });
}

const codeOf = (secret: string, server: TestServer) =>
  new TOTP({ secret }).generate({ timestamp: server.now().getTime() });

const carried =
  (as: 'site' | 'confirm', path: string): Once =>
  async (server) => {
    const { idLead } = await server.leadAt('order');
    const { carriedLeads } = server.repositories;
    const token = await server.database.write((db) => carriedLeads.put(db, idLead, as, server.now()));
    return { attempt: () => post(server.browser(), `${path}/${token}`) };
  };

const signingIn =
  (byApp: boolean): Once =>
  async (server) => {
    const { email, secret, codes } = await account(server);
    const code = byApp ? codeOf(secret, server) : (codes[0] ?? '');
    return { attempt: () => ok(server.browser().ask(signIn, { body: { email, password, code } })) };
  };

const contactLink =
  (purpose: 'object' | 'look-up', effects: (server: TestServer) => Promise<number>): Once =>
  async (server) => {
    const { idLead } = await server.ordered();
    const [order] = await server.rows('orders', 'number');
    const subject = order?.number ?? idLead;
    const { contactLinks } = server.repositories;
    const token = await server.database.write((db) =>
      contactLinks.issue(db, { purpose, subject }, server.now()),
    );
    return {
      attempt: () => post(server.browser(), `${contactLinkPath}/${token}`),
      effects: () => effects(server),
    };
  };

/** Every token, code and 'once' of the server. */
const all: Readonly<Record<string, Once>> = {
  'the link to another payment': async (server) => {
    const { orderNumber } = await server.ordered();
    const { browser } = await server.signIn('seller');
    const path = { params: { number: orderNumber } };
    const { order } = await browser.call(readOrder, path);
    const dueDate = dueDates.find((day) => day !== order.dueDate) ?? 1;
    const amendment = {
      what: 'payment',
      dueDate,
      directDebit: true,
      priceCents: order.prices.debit,
    } as const;
    server.pass({ minutes: 1 });
    await browser.call(amendOrder, { ...path, body: { revision: order.revision, amendment } });
    const [sent] = await server.messages();
    const url = /\/confirmar\S+/.exec(sent?.text ?? '')?.[0] ?? expect.fail('No link');
    expect(url).toContain(paymentPath);
    return {
      attempt: (turn) => {
        const typed = { bank: '341', agency: '1234', account_number: `1234${turn}-x` };
        return post(server.browser(), url, `${new URLSearchParams(typed)}`);
      },
    };
  },
  'the link to the site': carried('site', toSitePath),
  'the link of an order on the phone': carried('confirm', confirmPath),
  'the code to WhatsApp': async (server) => {
    const { idLead } = await server.leadAt('name');
    const { carriedLeads } = server.repositories;
    const code = await server.database.write((db) => carriedLeads.put(db, idLead, 'code', server.now()));
    return {
      attempt: (turn) =>
        writing(server, (db) => carriedLeads.take(db, code, `phone ${turn}`, server.now(), 'code')),
    };
  },
  'the code of an order': async (server) => {
    const { orderNumber } = await server.ordered();
    server.pass({ minutes: 1 });
    await server.browser().call(sendOrderCode, { body: { orderNumber } });
    const code = await server.sentCode();
    return { attempt: () => ok(server.browser().ask(openOrderByCode, { body: { orderNumber, code } })) };
  },
  'the code of a collaborator': async (server) => {
    const email = 'maria.souza@timbrasil.com.br';
    const browser = server.browser();
    const { id: idLead } = await browser.call(createCollaboratorLead, { body: { email } });
    server.pass({ minutes: 1 });
    await browser.call(sendCollaboratorCode, { params: { idLead } });
    const code = await server.sentCode();
    const { collaboratorCodes } = server.repositories;
    return {
      attempt: async () =>
        (await server.database.write((db) =>
          collaboratorCodes.judge(db, { leadId: idLead, email }, code, server.now()),
        )) === 'right',
    };
  },
  'the code of the app': signingIn(true),
  'a code for recovery': signingIn(false),
  'the code that turns the app on': async (server) => {
    const { id, secret } = await account(server, true);
    await server.change('operators', { provisional: null });
    const code = codeOf(secret, server);
    const browsers = await Promise.all(Array.from({ length: 10 }, () => server.session(id)));
    return {
      attempt: (turn) =>
        ok(
          browsers[turn]?.ask(confirmOneTimeCode, { body: { password, secret, code } }) ??
            expect.fail('No browser'),
        ),
    };
  },
  'a first password': async (server) => {
    const { id } = await account(server, true);
    const browsers = await Promise.all(Array.from({ length: 10 }, () => server.session(id)));
    return {
      attempt: (turn) =>
        ok(
          browsers[turn]?.ask(changePassword, { body: { password, wanted: `${password} ${turn}` } }) ??
            expect.fail('No browser'),
        ),
    };
  },
  'the account of an e-mail': async (server) => {
    const { browser } = await server.signIn('admin');
    const body = { email: 'nova@loja.example', name: 'Nova', role: 'seller', password } as const;
    return { attempt: () => ok(browser.ask(addOperator, { body })) };
  },
  'the link to object': contactLink(
    'object',
    async (server) =>
      (await server.rows('orders', 'state')).filter(({ state }) => state === 'withdrawn').length,
  ),
  'the link to look-ups': contactLink(
    'look-up',
    async (server) =>
      new Set((await server.rows('contact_links', 'opened_by')).map((row) => row.opened_by)).size,
  ),
  'an order': async (server) => {
    const { browser, idLead } = await server.leadAt('order');
    return {
      attempt: () => ok(browser.ask(finishOrder, { params: { idLead }, body: agreed })),
      effects: async () => (await server.rows('orders')).length,
    };
  },
  'a call under one key': async (server) => {
    const { browser, idLead } = await server.leadAt('order');
    const key = 'one-key-for-all-of-them';
    return {
      attempt: async () =>
        (await browser.ask(finishOrder, { params: { idLead }, body: agreed }, { key })).headers[
          'idempotent-replayed'
        ] === undefined,
    };
  },
  'the copy of an order': async (server) => {
    const { orderNumber, idLead } = await server.ordered();
    const { browser } = await server.signIn('seller');
    const params = { number: orderNumber };
    const body = { from: 'placed', to: 'cancelled', reason: null, cause: 'customer-asked' } as const;
    await browser.call(changeOrderState, { params, body });
    return {
      attempt: () => ok(browser.ask(copyOrder, { params })),
      effects: async () => (await server.rows('leads', 'id')).filter(({ id }) => id !== idLead).length,
    };
  },
  'a message that is sent once': async (server) => {
    const { messages } = server.repositories;
    const data = { at: 'agora' };
    const message = { kind: 'sign-in-refused', leadId: null, once: 'once', data } as const;
    return {
      attempt: () =>
        writing(server, (db) =>
          messages.put(db, { ...message, to: { email: 'bia@loja.example' } }, server.now()),
        ),
    };
  },
  'a message of WhatsApp': async (server) => {
    const { conversations } = server.repositories;
    const contact = { phone: '11987654321', to: '5511987654321', profileName: 'Ana' };
    const at = server.now().toISOString();
    const message = { id: 'wamid.1', person: '11987654321', contact, at, inbound: {} };
    return {
      attempt: () => writing(server, (db) => conversations.receive(db, 'whatsapp', message, server.now())),
    };
  },
  'an unsubscription': async (server) => {
    const { messageStops } = server.repositories;
    const hash = messageStops.hashOf('maria@exemplo.com.br');
    return {
      attempt: () => writing(server, (db) => messageStops.stop(db, hash, server.now())),
      effects: async () => (await server.rows('message_stops')).length,
    };
  },
  'a call that is asked for': async (server) => {
    const { supportRequests } = server.repositories;
    const asked = { telephone: '11987654321', addon: null, tracking: null };
    return {
      attempt: (turn) =>
        writing(server, (db) => supportRequests.ask(db, { ...asked, device: `${turn}` }, server.now())),
      effects: async () => (await server.rows('support_requests')).length,
    };
  },
};

describe.each(engines)('of ten at once on %s', (engine) => {
  it('as many codes of an order are sent as an hour has', async () => {
    const server = await openTestServer({ engine });
    const { orderCodes } = server.repositories;
    const renewed = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.database.write((db) => orderCodes.renew(db, 'an order', server.now())),
      ),
    );
    const inARow = [];
    for (let turn = 0; turn < 10; turn += 1)
      inARow.push(await server.database.write((db) => orderCodes.renew(db, 'another', server.now())));
    const sent = (all: typeof renewed) => all.filter(({ kind }) => kind === 'sent').length;
    expect(sent(renewed)).toBe(sent(inARow));
  });

  it.each(Object.entries(all))('exactly one gets through by %s', async (_what, prepare) => {
    const server = await openTestServer({ engine });
    const { attempt, effects } = await prepare(server);
    const tries = await Promise.all(Array.from({ length: 10 }, (_, turn) => attempt(turn)));
    expect(effects ? await effects() : tries.filter(Boolean).length).toBe(1);
  });
});
