import { describe, expect, it, onTestFinished } from 'vitest';
import { turnParts } from '../../../server/app/start-channels.ts';
import { phoneChannel } from '../../../server/channels/channel-port.ts';
import { channelWorker } from '../../../server/channels/channel-worker.ts';
import { turnTaker } from '../../../server/channels/visit/take-turn.ts';
import { consentsOf } from '../../../server/consents/note-consent.ts';
import { whileHeardBy } from '../../../server/consents/spoken.ts';
import { formatMonthly } from '../../../src/brazil/money.ts';
import { confirmedByCustomer, phoneWords } from '../../../src/content/conversation/phone.ts';
import { personal } from '../../../src/content/steps/personal.ts';
import { deleteLead, finishOrder, getLead } from '../../../src/contract/calls/leads.ts';
import { moveVisit, withdrawOrder } from '../../../src/contract/calls/orders.ts';
import {
  addToConversation,
  changeConversation,
  listConversations,
  openPhoneOrder,
  readConversation,
  sayOnPhone,
} from '../../../src/contract/panel/conversations.ts';
import { setLeadOwner } from '../../../src/contract/panel/lead-work.ts';
import { readLead } from '../../../src/contract/panel/leads.ts';
import { exportPerson } from '../../../src/contract/panel/people.ts';
import { claims, protection } from '../conversations/whatsapp-conversation.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { agreed } from '../test-server/order.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import type { SignedIn } from '../test-server/situations.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';
import { publishDearer } from './phone.ts';

const reader = sharedReader();

/** A shop whose sellers have customers on the phone. */
async function openShop(engine: Engine = 'SQLite') {
  const server = await openTestServer({ engine, reader, wakeConversation: (id) => worker.kick(id) });
  const failures: unknown[] = [];
  const worker = channelWorker({
    ...{ database: server.database, claims, erasures: server.repositories.erasures },
    takeTurn: turnTaker(
      turnParts(server.app, {
        ...{ ...server, protection, siteUrl: 'http://localhost', clock: server.now },
        failed: () => (error) => void failures.push(error),
      }),
    ),
    channels: { phone: phoneChannel },
    clock: server.now,
    timer: { after: () => () => {} },
    failed: (error) => void failures.push(error),
  });
  onTestFinished(async () => {
    await worker.stop();
    expect(failures).toEqual([]);
  });

  const onPhone = async ({ browser }: SignedIn, { lead = null }: { lead?: string | null } = {}) => {
    const { id } = await browser.call(openPhoneOrder, { body: { campaign: '', lead } });
    await worker.idle();
    const params = { id };
    const seen = async () => (await browser.call(readConversation, { params })).conversation;
    /** What is to be read to the customer: all since they last spoke. */
    const read = async () => {
      const { messages } = await seen();
      return messages.slice(messages.findLastIndex(({ author }) => author !== 'shop') + 1);
    };
    const text = async () => (await read()).map((message) => message.text).join('\n\n');
    const say = async (said: string) => {
      await browser.call(sayOnPhone, { params, body: { kind: 'text', text: said } });
      await worker.idle();
    };
    const press = async (isMeant: (title: string) => boolean = () => true) => {
      for (const { id: message, choices } of (await read()).toReversed()) {
        const choice = choices.findIndex(({ title }) => isMeant(title));
        if (choice < 0) continue;
        await browser.call(sayOnPhone, { params, body: { kind: 'press', message, choice } });
        return worker.idle();
      }
      throw new Error(`Not offered in: ${await text()}`);
    };
    return { id, params, browser, seen, text, say, press };
  };
  return { server, worker, onPhone };
}

type Shop = Awaited<ReturnType<typeof openShop>>;
async function openCall(seller?: string) {
  const shop = await openShop();
  return { shop, phone: await shop.onPhone(await shop.server.signIn('seller', seller)) };
}

type OnPhone = Awaited<ReturnType<Shop['onPhone']>>;

const pressed = (title: string) => (phone: OnPhone) => phone.press((one) => one === title);
const first = (phone: OnPhone) => phone.press();
type Action = string | ((phone: OnPhone) => Promise<unknown>);

const told = async (phone: OnPhone, ...actions: readonly Action[]) => {
  for (const deed of actions) await (typeof deed === 'string' ? phone.say(deed) : deed(phone));
};

const plan: readonly Action[] = ['01310-100', '1000', first];
const contact: readonly Action[] = ['Ana Souza', '11912345678', 'ana@exemplo.com.br'];
const person = (cpf: string): readonly Action[] => ['02/02/1990', 'Maria Silveira', cpf];
const bill: Action = (phone) => phone.press((title) => /boleto|não/i.test(title));
const untilReview: readonly Action[] = [
  ...[...plan, ...contact, ...person('529.982.247-25'), first, bill, first],
];
const send = pressed(phoneWords.send);

const ordersOf = ({ server: { database } }: Shop) =>
  database.read((db) => db.selectFrom('orders').select(['number', 'face']).execute());
const linksWaiting = ({ server: { database } }: Shop) =>
  database.read((db) =>
    db.selectFrom('message_outbox').select('id').where('kind', '=', 'order-to-confirm').execute(),
  );
const leadOf = async (phone: OnPhone) => (await phone.seen()).record?.id ?? expect.fail('No lead yet');

/** The path of the newest link that went to the customer. */
async function linkTo({ server }: Shop) {
  const [sent] = await server.messages();
  expect(sent?.kind).toBe('order-to-confirm');
  return new URL(/http\S+/.exec(sent?.text ?? '')?.[0] ?? expect.fail('No link')).pathname;
}

async function customerOf(shop: Shop) {
  const customer = shop.server.browser();
  await customer.send({ method: 'POST', url: await linkTo(shop) });
  return customer;
}

/** A call at the end of which the customer got the link. */
async function openSent() {
  const opened = await openCall();
  await told(opened.phone, ...untilReview, send);
  return opened;
}

describe.each(sampledEngines)('an order by phone on %s', (engine) => {
  it('is filled in by the seller, corrected, confirmed by the customer’s own press, and is the seller’s', async () => {
    const shop = await openShop(engine);
    const seller = await shop.server.signIn('seller', 'Bia Reis');
    const phone = await shop.onPhone(seller);
    expect(await phone.text()).toContain('Posso começar?');
    await told(phone, ...plan);
    await told(phone, ...contact, '31/02/1990');
    expect((await phone.seen()).missing).toContain('birth_date');
    await told(phone, ...person('529.982.247-25'), first, bill, first);
    await told(phone, 'o email é ana.souza@exemplo.com.br');
    expect(await phone.text()).toContain(phoneWords.confirms);
    const lead = await leadOf(phone);
    await send(phone);
    expect(await phone.text()).toContain('Enviamos o link');
    const customer = shop.server.browser();
    const url = await linkTo(shop);
    expect((await customer.send({ method: 'GET', url })).text).toContain(phoneWords.page.text);
    const opened = await customer.send({ method: 'POST', url });
    expect(opened.headers.location).toBe(`/chat/?l=${lead}`);
    expect(await phone.text()).toContain(phoneWords.opened);
    expect((await customer.ask(getLead, { params: { idLead: lead } })).body).toMatchObject({
      ...{ access: 'holder', email: 'ana.souza@exemplo.com.br' },
    });
    const atChat = { headers: { host: 'loja.example', referer: 'http://loja.example/chat/' } };
    const agreeing = { params: { idLead: lead }, body: agreed };
    const { orderNumber } = await customer.call(finishOrder, agreeing, atChat);
    expect(await phone.text()).toContain(phoneWords.ordered(orderNumber));
    expect(await ordersOf(shop)).toEqual([{ number: orderNumber, face: 'phone' }]);
    const { face } =
      (await shop.server.database.read((db) => shop.server.repositories.leads.find(db, lead))) ??
      expect.fail();
    expect(face).toBe('phone');
    const work = await shop.server.database.read((db) =>
      db.selectFrom('lead_work').select('owner_id').where('lead_id', '=', lead).execute(),
    );
    expect(work).toEqual([{ owner_id: seller.id }]);
    expect(await shop.server.rows('orders', 'seller_id')).toEqual([{ seller_id: seller.id }]);
    expect((await customer.send({ method: 'POST', url })).status).toBe(404);
  });

  it('notes a consent as spoken, with who heard it, and the terms as the customer’s own', async () => {
    const shop = await openShop(engine);
    const seller = await shop.server.signIn('manager', 'Bia Reis');
    const phone = await shop.onPhone(seller);
    await told(phone, ...plan, 'Ana Souza', '11912345678');
    await pressed(personal.steps.email.fields.accept_promotions.label)(phone);
    await told(phone, 'ana@exemplo.com.br', ...person('529.982.247-25'), first, bill, first, send);
    const lead = await leadOf(phone);
    const customer = await customerOf(shop);
    shop.server.pass({ minutes: 1 });
    await customer.call(finishOrder, { params: { idLead: lead }, body: agreed });
    const noted = await shop.server.database.read((db) => consentsOf(db, lead));
    expect(noted.map(({ purpose, how, heardBy }) => [purpose, how, heardBy])).toEqual([
      ['offers', 'spoken', 'Bia Reis'],
      ['order-terms', null, null],
    ]);
    const { data } = await seller.browser.call(exportPerson, { body: { document: '52998224725' } });
    expect(JSON.stringify(data.secoes)).toContain('dito ao telefone a Bia Reis');
  });

  it('takes a lead that was nobody’s, and tells that and what of it was read', async () => {
    const shop = await openShop(engine);
    const { idLead: lead } = await shop.server.leadAt('confirmation');
    const seller = await shop.server.signIn('seller', 'Bia Reis');
    const params = { id: lead };
    const owner = (from: string | null, to: string | null) =>
      seller.browser.call(setLeadOwner, { params, body: { from, to } });
    await owner(null, seller.id);
    await owner(seller.id, null);
    shop.server.pass({ minutes: 1 });
    await shop.onPhone(seller, { lead });
    const { lead: seen } = await seller.browser.call(readLead, { params });
    expect(seen).toMatchObject({ status: 'talking', owner: { id: seller.id } });
    const since = shop.server.now().toISOString();
    const done = seen?.timeline.filter(({ at, what }) => at === since && what !== 'lead.opened') ?? [];
    expect(done.map(({ what, text }) => [what, text].join(' ').trim()).toSorted()).toEqual([
      'conversations.called',
      'lead.changed new → talking',
      'lead.taken',
      'personal.shown email',
      'personal.shown phone',
    ]);
  });

  it('goes on with a lead that was begun on the site, and belongs to one seller at a time', async () => {
    const shop = await openShop(engine);
    const { idLead: lead } = await shop.server.leadAt('confirmation');
    const bia = await shop.server.signIn('seller', 'Bia Reis');
    const caio = await shop.server.signIn('seller', 'Caio Luz');
    const phone = await shop.onPhone(bia, { lead });
    expect((await phone.seen()).record).toMatchObject({ kind: 'lead', id: lead });
    const open = { body: { campaign: '', lead } };
    expect(await caio.browser.refused(openPhoneOrder, open)).toMatchObject({
      ...{ status: 409, error: expect.stringContaining('Bia Reis') },
    });
    const params = { id: phone.id };
    const said = { params, body: { kind: 'text', text: 'sim' } } as const;
    await caio.browser.refuses('409', sayOnPhone, said);
    await bia.browser.call(changeConversation, { params, body: { does: 'pass', to: caio.id } });
    await bia.browser.refuses('409', sayOnPhone, said);
    await caio.browser.call(sayOnPhone, said);
    await shop.worker.idle();
  });
});

it('a price that changes after it was read out stands beside the new one, and the seller is told', async () => {
  const { shop, phone } = await openCall();
  await told(phone, ...untilReview);
  const { planLists } = shop.server.providers;
  const idLead = await leadOf(phone);
  const lead = await shop.server.database.read((db) => shop.server.repositories.leads.find(db, idLead));
  const read = planLists.find('', lead?.plan_id ?? 0) ?? expect.fail();
  const dearer = publishDearer(shop.server, read);
  const change = phoneWords.priceChanged(formatMonthly(read.price), formatMonthly(dearer.price));
  await send(phone);
  const both = [read.price, dearer.price].map(formatMonthly);
  for (const said of both) expect(await phone.text()).toContain(said);
  await send(phone);
  expect(await phone.text()).toContain(change);
  const customer = await customerOf(shop);
  expect(await phone.text()).toContain(`${phoneWords.opened} ${change}`);
  const { plansOffers = [] } = await customer.call(getLead, { params: { idLead } });
  const { price, price_with_dacc } = read;
  expect(plansOffers.filter(({ was }) => was)).toMatchObject([
    { ...dearer, was: { price, price_with_dacc } },
  ]);
  const at = (monthly: number) => ({
    ...{ params: { idLead }, body: { ...agreed, offerSelected: { sku: read.sku, price: monthly } } },
  });
  await customer.refuses('price-changed', finishOrder, at(price));
  const { orderNumber } = await customer.call(finishOrder, at(dearer.price));
  expect((await phone.text()).endsWith(phoneWords.ordered(orderNumber))).toBe(true);
});

describe('what a seller cannot do for a customer on the phone', () => {
  it.each(['concordo', 'aceito', 'sim, pode contratar'])('agree to the order: %s', async (words) => {
    const { shop, phone } = await openCall();
    await told(phone, ...untilReview, words);
    expect(await ordersOf(shop)).toEqual([]);
  });

  it('place it by a call that is made while they answer', async () => {
    const { shop, phone } = await openCall('Bia Reis');
    await told(phone, ...untilReview);
    const raw = { accept_information: ['on'] };
    const deed = { kind: 'answer', step: 'confirmacao', raw } as const;
    await phone.browser.call(addToConversation, { params: phone.params, body: { kind: 'deed', deed } });
    await shop.worker.idle();
    expect(await ordersOf(shop)).toEqual([]);
    await send(phone);
    const customer = await customerOf(shop);
    const order = { params: { idLead: await leadOf(phone) }, body: agreed };
    expect(await whileHeardBy('seller', () => customer.refused(finishOrder, order))).toMatchObject({
      ...{ status: 403, error: confirmedByCustomer },
    });
  });

  it('erase what the customer told, or be the customer of a placed order', async () => {
    const { shop, phone } = await openSent();
    const lead = await leadOf(phone);
    for (const asked of ['apagar', 'apague meus dados']) {
      await phone.say(asked);
      expect(await phone.text()).toContain(phoneWords.notHere.erase);
    }
    await phone.say('sim');
    expect(await leadOf(phone)).toBe(lead);
    const customer = await customerOf(shop);
    const erased = () => customer.refused(deleteLead, { body: { id: lead } });
    expect(await whileHeardBy('seller', erased)).toMatchObject({ status: 403 });
    const { orderNumber } = await customer.call(finishOrder, { params: { idLead: lead }, body: agreed });
    await phone.say('acompanhar pedido');
    expect(await phone.text()).toBe(phoneWords.notHere.follow);
    const body = { orderNumber };
    const moved = { body: { ...body, schedule: { date: '30/11/2026', period: 'manha' } } } as const;
    const refused = { status: 403, error: phoneWords.notHere.follow };
    expect(await whileHeardBy('seller', () => customer.refused(withdrawOrder, { body }))).toMatchObject(
      refused,
    );
    expect(await whileHeardBy('seller', () => customer.refused(moveVisit, moved))).toMatchObject(refused);
  });

  it('write as the shop, or hand it back to a shop that speaks already', async () => {
    const shop = await openShop();
    const { params, browser } = await shop.onPhone(await shop.server.signIn('seller'));
    const text = { params, body: { kind: 'text', text: 'oi' } } as const;
    await browser.refuses('409', addToConversation, text);
    const back = { params, body: { does: 'hand-back' } } as const;
    await browser.refuses('409', changeConversation, back);
  });

  it('read a document in the messages', async () => {
    const { shop, phone } = await openCall();
    await told(phone, ...plan, ...contact, ...person('529.982.247-25'));
    const { messages } = await phone.seen();
    expect(JSON.stringify(messages)).not.toMatch(/982[.]?247/);
    const noted = JSON.stringify(await shop.server.audit());
    expect(noted).toContain('conversations.said');
    expect(noted).not.toMatch(/982[.]?247|Ana Souza/);
  });
});

describe('what is read to a customer on the phone', () => {
  it('can be said aloud, and what is for the seller is marked', async () => {
    const { phone } = await openCall();
    await told(phone, 'oi, quero internet', ...untilReview, send, 'sim, fechado');
    const { messages } = await phone.seen();
    const said = messages.filter(({ author, isNote }) => author === 'shop' && !isNote);
    const [aside, aloud] = [true, false].map((one) => said.filter(({ isAside }) => isAside === one));
    for (const { text } of aloud ?? [])
      expect(text).not.toMatch(/https?:|\bescrev|\btoque|\bbotão|\bbotões|\bclipe/i);
    const review = said.find(({ choices }) => choices.some(({ title }) => title === phoneWords.send));
    expect(review?.text).toMatch(/R\$.*R\$/s);
    expect(aside?.map(({ text }) => text)).toEqual([
      phoneWords.confirms,
      expect.stringContaining('Enviamos o link'),
    ]);
  });

  it('calls nobody where they ask for a person, and leaves the question open', async () => {
    const { phone } = await openCall();
    for (const words of ['falar com uma pessoa', 'quero falar com uma pessoa']) {
      await phone.say(words);
      const [aside, question] = (await phone.seen()).messages.slice(-2);
      expect(aside).toMatchObject({ text: phoneWords.notHere.person, isAside: true });
      expect(question).toMatchObject({ isAside: false });
      expect(question?.choices).not.toEqual([]);
    }
    expect(await phone.seen()).toMatchObject({ state: 'person', askedAt: null });
  });
});

describe('an order by phone that does not come about', () => {
  it('without coverage leaves the contact with a consent that was spoken', async () => {
    const { shop, phone } = await openCall('Bia Reis');
    await told(phone, '69900-062', '100', 'Ana Souza', 'ana@exemplo.com.br', '11912345678', first);
    const noted = await shop.server.rows('consents', 'purpose', 'how');
    expect(noted).toEqual([{ purpose: 'coverage-news', how: 'spoken' }]);
  });

  it('closes half an hour after the last answer, and is taken up again where it was', async () => {
    const shop = await openShop();
    const seller = await shop.server.signIn('seller');
    const phone = await shop.onPhone(seller);
    await told(phone, ...plan, 'Ana Souza');
    const lead = await leadOf(phone);
    shop.server.pass({ minutes: 31 });
    const token = await shop.server.database.write((db) =>
      shop.server.repositories.operatorSessions.open(db, seller.id, shop.server.now()),
    );
    seller.browser.cookies.set('painel', token);
    const closed = await seller.browser.call(listConversations, { body: { part: 'closed' } });
    expect(closed.conversations.map(({ id, state }) => [id, state])).toEqual([[phone.id, 'closed']]);
    const said = { params: phone.params, body: { kind: 'text', text: '11912345678' } } as const;
    await seller.browser.refuses('409', sayOnPhone, said);
    const again = await shop.onPhone(seller, { lead });
    expect(again.id).toBe(phone.id);
    await told(again, '11912345678');
    expect((await again.seen()).missing).not.toContain('phone');
  });

  it('has a link that ends after a day, and another one is sent on a press', async () => {
    const { shop, phone } = await openSent();
    const url = await linkTo(shop);
    shop.server.pass({ minutes: 1 });
    await send(phone);
    const another = await linkTo(shop);
    expect(another).not.toBe(url);
    expect(await linksWaiting(shop)).toHaveLength(1);
    const customer = shop.server.browser();
    for (const method of ['GET', 'POST'] as const)
      expect((await customer.send({ method, url })).text).toContain(phoneWords.page.over);
    shop.server.pass({ hours: 25 });
    expect((await customer.send({ method: 'POST', url: another })).text).toContain(phoneWords.page.over);
  });

  it('has a link that ends when the phone number was mistaken, and that does not leave any more', async () => {
    const { shop, phone } = await openSent();
    const url = await linkTo(shop);
    await told(phone, 'o celular é 11933334444');
    expect((await shop.server.browser().send({ method: 'POST', url })).status).toBe(404);
    expect(await linksWaiting(shop)).toEqual([]);
  });

  it('has links that end with the order that one of them made', async () => {
    const { shop, phone } = await openSent();
    const customer = await customerOf(shop);
    shop.server.pass({ minutes: 1 });
    await send(phone);
    const another = await linkTo(shop);
    await customer.call(finishOrder, { params: { idLead: await leadOf(phone) }, body: agreed });
    expect((await shop.server.browser().send({ method: 'POST', url: another })).status).toBe(404);
    expect(await linksWaiting(shop)).toEqual([]);
    await send(phone);
    expect(await phone.text()).toContain(phoneWords.closed);
  });

  it('is not sent to anybody before there is an order', async () => {
    const { shop, phone } = await openCall();
    await told(phone, 'quero continuar no site');
    expect(await shop.server.rows('message_outbox')).toEqual([]);
  });
});
