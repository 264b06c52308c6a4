import { TOTP } from 'otpauth';
import { hashPassword } from '../../../server/operators/password.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import * as accounts from '../../../src/contract/panel/access/operators.ts';
import {
  confirmOneTimeCode,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  removeOneTimeCode,
} from '../../../src/contract/panel/access/own-account.ts';
import { changeRecovery } from '../../../src/contract/panel/access/recovery.ts';
import { signIn, signOut } from '../../../src/contract/panel/access/session.ts';
import { moveVisitByOperator, setCapacity } from '../../../src/contract/panel/calendar.ts';
import * as catalogue from '../../../src/contract/panel/catalogue.ts';
import { listDeliveries, repeatDelivery } from '../../../src/contract/panel/deliveries.ts';
import { listLeads, showLeadField } from '../../../src/contract/panel/leads.ts';
import * as orders from '../../../src/contract/panel/orders.ts';
import { erasePerson } from '../../../src/contract/panel/people.ts';
import * as queues from '../../../src/contract/panel/queues.ts';
import * as renewals from '../../../src/contract/panel/renewals.ts';
import { removeView, saveView } from '../../../src/contract/panel/saved-views.ts';
import { nothingPublished } from '../../../src/contract/publication.ts';
import type { ShopDatabase } from '../open-shop-database.ts';
import {
  answered,
  byOperator,
  byVisitor,
  ordered,
  type Prerequisites,
  renewed,
  type WritingCall,
} from './prerequisites.ts';

const account = { email: 'prova@loja.example', password: 'uma senha de prova' };

/** Creates an administrator and returns a session token. */
export async function signInOperator({ database, repositories }: ShopDatabase): Promise<string> {
  const passwordHash = await hashPassword(account.password);
  return database.write(async (db) => {
    const operator = { email: account.email, name: 'Prova', role: 'admin', passwordHash } as const;
    const id = await repositories.operators.add(db, operator, new Date());
    if (id === undefined) throw new Error('The account of the proof stands already');
    return repositories.operatorSessions.open(db, id, new Date());
  });
}

/** A call request in its queue. */
const waiting = async ({ visitor, person }: Prerequisites) => {
  const { id } = await visitor.call(requestCall, { body: { telephone: person.phone } });
  return { params: { queue: 'calls' as const, id } };
};

const taken = async (stage: Prerequisites) => {
  const item = await waiting(stage);
  await stage.operator.call(queues.takeItem, item);
  return item;
};

/** Views of personal data are recorded each time, also on repeated calls. */
const looks = ['audit_log'];

const treatment = { outcome: 'not-interested' as const };

const numbered = async (stage: Prerequisites) => ({ number: (await ordered(stage)).orderNumber });

const publishedVersions = async ({ operator }: Prerequisites) => {
  const { draft, published } = await operator.call(catalogue.readCatalogueDraft, {});
  return { draft: draft.version, published: published.version };
};

const secret = 'A'.repeat(32);
const nextPassword = 'outra senha de prova';

const colleague = async ({ shop: { database, repositories }, person: { email, name } }: Prerequisites) => {
  const operator = { email, name, role: 'seller', passwordHash: 'none' } as const;
  const id = await database.write((db) => repositories.operators.add(db, operator, new Date()));
  return { params: { id: id ?? '' } };
};

/** Another session of the account; returns its id. */
const elsewhere = async ({ operator, shop: { database, repositories } }: Prerequisites) => {
  await database.write(async (db) => {
    const own = await repositories.operators.findByEmail(db, account.email);
    await repositories.operatorSessions.open(db, own?.id ?? '', new Date());
  });
  const { sessions } = await operator.call(listOwnSessions, {});
  return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
};

const namedView = (name: string) => ({
  params: { area: 'orders' as const },
  body: { name, filters: 'state=placed' },
});

/** All panel calls except GET; those that view data write audit entries. */
export const panelCalls: readonly WritingCall[] = [
  byVisitor(signIn, async () => ({ body: account }), ['audit_log']),
  byVisitor(
    signOut,
    async ({ visitor }) => {
      await visitor.call(signIn, { body: account });
      return {};
    },
    ['live_topics'],
  ),
  byOperator(queues.takeItem, waiting),
  byOperator(queues.handBackItem, taken),
  byOperator(queues.treatItem, async (stage) => ({ ...(await taken(stage)), body: treatment })),
  byOperator(queues.reopenItem, async (stage) => {
    const item = await taken(stage);
    await stage.operator.call(queues.treatItem, { ...item, body: treatment });
    return item;
  }),
  byOperator(orders.listOrders, async () => ({ body: {} }), looks),
  byOperator(
    orders.showOrderField,
    async (stage) => ({ params: await numbered(stage), body: { field: 'phone' as const } }),
    looks,
  ),
  byOperator(orders.addOrderNote, async (stage) => ({
    params: await numbered(stage),
    body: { text: 'Ligar à tarde' },
  })),
  byOperator(orders.changeOrderState, async (stage) => ({
    params: await numbered(stage),
    body: { from: 'placed' as const, to: 'confirmed' as const, reason: null },
  })),
  byOperator(moveVisitByOperator, async (stage) => {
    const { orderNumber } = await ordered(stage);
    const [, schedule] = stage.visits;
    if (schedule === undefined) throw new Error('Only one visit is offered');
    return { params: { orderNumber }, body: { schedule } };
  }),
  byOperator(setCapacity, async () => ({
    params: { region: 'AC' as const },
    body: { day: '*', period: 'manha' as const, capacity: 3 },
  })),
  byOperator(listLeads, async () => ({ body: {} }), looks),
  byOperator(
    showLeadField,
    async (stage) => ({
      params: { id: (await answered(stage, 'email')).idLead },
      body: { field: 'phone' as const },
    }),
    looks,
  ),
  byOperator(renewals.listRenewals, async () => ({ body: {} }), looks),
  byOperator(
    renewals.showRenewalField,
    async (stage) => ({
      params: { number: await renewed(stage, 'shown') },
      body: { field: 'phone' as const },
    }),
    looks,
  ),
  byOperator(renewals.addRenewalNote, async (stage) => ({
    params: { number: await renewed(stage, 'noted') },
    body: { text: 'Ligar à tarde' },
  })),
  byOperator(renewals.changeRenewalState, async (stage) => {
    const number = await renewed(stage, 'carriedOut');
    // Nobody may object any more.
    await stage.shop.database.write((db) =>
      db
        .updateTable('renewal_orders')
        .set({ carried_out_from: '2000-01-01T00:00:00.000Z' })
        .where('number', '=', number)
        .execute(),
    );
    return { params: { number }, body: { from: 'confirmed' as const, to: 'carried-out' as const } };
  }),
  byOperator(repeatDelivery, async (stage) => {
    await ordered(stage);
    const [last] = (await stage.operator.call(listDeliveries, { query: {} })).deliveries;
    // The sandbox's messages cannot be resent, so this one is marked as failed.
    await stage.shop.database.write((db) =>
      db
        .updateTable('message_outbox')
        .set({ state: 'failed' })
        .where('id', '=', last?.id ?? '')
        .execute(),
    );
    return { params: { id: last?.id ?? '' } };
  }),
  byOperator(changeRecovery, async () => ({ body: { isOn: false, delayHours: 3, heldPercent: 10 } })),
  byOperator(catalogue.saveCatalogueDraft, async (stage) => ({
    body: { version: (await publishedVersions(stage)).draft, publication: nothingPublished },
  })),
  byOperator(catalogue.discardCatalogueDraft, async (stage) => ({
    body: { version: (await publishedVersions(stage)).draft },
  })),
  byOperator(catalogue.publishCatalogue, async (stage) => ({
    body: { ...(await publishedVersions(stage)), note: '' },
  })),
  byOperator(catalogue.restorePublication, async (stage) => ({
    params: { version: 0 },
    body: { published: (await publishedVersions(stage)).published, note: '' },
  })),
  byOperator(accounts.addOperator, async ({ person: { email, name } }) => ({
    body: { email, name, role: 'seller' as const, password: nextPassword },
  })),
  byOperator(accounts.changeOperator, async (stage) => ({
    ...(await colleague(stage)),
    body: { isDisabled: true },
  })),
  byOperator(accounts.resetOperator, async (stage) => ({
    ...(await colleague(stage)),
    body: { password: nextPassword, removesOneTimeCode: true },
  })),
  byOperator(erasePerson, async (stage) => {
    await answered(stage, 'email');
    return { body: { document: stage.person.cpf, reason: 'by-letter' as const } };
  }),
  byOperator(saveView, async () => namedView('Novos')),
  byOperator(removeView, async ({ operator }) => {
    const { view } = await operator.call(saveView, namedView('Antigos'));
    return { params: { area: 'orders' as const, id: view.id } };
  }),
  byOperator(endOwnSession, async (stage) => ({ params: { id: await elsewhere(stage) } })),
  byOperator(endOtherSessions, async (stage) => {
    await elsewhere(stage);
    return {};
  }),
  byOperator(confirmOneTimeCode, async () => ({
    body: { password: account.password, secret, code: new TOTP({ secret }).generate() },
  })),
  byOperator(removeOneTimeCode, async () => ({ body: { password: account.password } })),
];
