import { describe, expect, it } from 'vitest';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { reminderReplies } from '../../../src/content/messages/installation-reminder.ts';
import { followPageWords as page } from '../../../src/content/screens/follow-page.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import { renew } from '../customers/renew.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { consent, openPhone, type Phone, talkWith, untilReview } from './phone.ts';

const reader = sharedReader();

const words = whatsappWords.follow;

/** Somebody who ordered in this talk a day and a half ago. */
async function openCustomer() {
  const { server, phone } = await talkWith(reader)([...untilReview, consent]);
  server.pass({ hours: 36 });
  phone.forget();
  const orders = () => server.rows('orders', 'number', 'state', 'installation_date', 'installation_period');
  const order = async () => (await orders())[0] ?? expect.fail('No order');
  return { server, phone, orders, order };
}

const titles = (phone: Phone) => phone.choices().map(({ title }) => title);
const press = (phone: Phone, title: string) => phone.tap((choice) => choice.title === title);

/** What the visitor is not sent to, and not asked anew. */
function expectHere(phone: Phone) {
  expect(phone.shown().map(({ kind }) => kind)).not.toContain('link');
  expect(phone.text()).not.toMatch(/CEP|privacidade|número do pedido\?/i);
}

describe("yesterday's customer", () => {
  it('hears how the order stands and when the technician comes, in any words', async () => {
    const { phone, order } = await openCustomer();
    const { number } = await order();
    for (const said of [
      'oi',
      'que horas o tecnico vem?',
      'cade meu pedido',
      'e o meu pedido, como ta?',
      'que dia vem instalar?',
      'boa tarde, meu pedido foi aprovado?',
      number.toLowerCase(),
    ]) {
      phone.forget();
      await phone.write(said);
      expect(phone.text(), said).toContain(page.order.number(number));
      expect(phone.text(), said).toContain(page.visit.title);
      expect(titles(phone), said).toEqual([words.move, page.withdraw.ask]);
      expectHere(phone);
    }
  });

  it('is offered the days that are meant, and moves the visit by a press', async () => {
    const { phone, order } = await openCustomer();
    const before = await order();
    const meant = [
      ['nao vou estar em casa quinta', /./],
      ['da pra remarcar?', /./],
      ['tem como ser de tarde?', /^.{3} .*, tarde$/],
      ['de tarde', /tarde$/],
      ['quero mudar a visita pra sabado', /^sáb .*, (?:manhã|tarde)$/],
    ] as const;
    for (const [said, days] of meant) {
      phone.forget();
      await phone.write(said);
      const offered = titles(phone).filter((one) => one !== words.otherDays && one !== words.keepVisit);
      expect(offered, said).not.toEqual([]);
      for (const title of offered) expect(title, said).toMatch(days);
      expectHere(phone);
    }
    expect(await order()).toEqual(before);
    await phone.tap(({ title }) => title.startsWith('sáb'));
    expect(phone.text()).toMatch(/A instalação foi remarcada: sábado/);
    expect(await order()).not.toEqual(before);
  });

  it('names the day at the question, in words, and may leave it as it is', async () => {
    const { phone, order } = await openCustomer();
    const before = await order();
    await phone.write(words.move);
    await phone.write('deixa como esta');
    expect(phone.text()).toContain('a visita continua marcada');
    await phone.write(words.move);
    await phone.write('sexta');
    expect(titles(phone).slice(0, 2)).toEqual([
      expect.stringMatching(/^sex .*manhã$/),
      expect.stringMatching(/^sex .*tarde$/),
    ]);
    expect(await order()).toEqual(before);
    await phone.write('sexta de tarde');
    expect(phone.text()).toMatch(/remarcada: sexta/);
    expect((await order()).installation_period).toBe('tarde');
  });

  it('answers a reminder by its buttons, whatever is asked just now', async () => {
    const { phone, order } = await openCustomer();
    const before = await order();
    const { confirm, move } = reminderReplies;
    const pressReminder = (title: string) =>
      phone.receive({ kind: 'tap', tap: { kind: 'say', text: title }, title });
    await pressReminder(confirm);
    expect(phone.text()).toContain('a visita continua marcada');
    expectHere(phone);
    await phone.write(move);
    expect(phone.text()).toContain('Para quando quer mudar?');
    await phone.write('sexta de tarde');
    const moved = await order();
    expect(moved.installation_period).toBe('tarde');
    expect(moved).not.toEqual(before);
    // In the middle of another question a press is of the reminder, and of no day that was offered.
    await phone.write('da pra remarcar pra sabado de manha?');
    await pressReminder(confirm);
    expect(phone.text()).toContain('a visita continua marcada para sexta');
    await phone.write('quero fazer outro pedido');
    await phone.write('01310-100');
    await pressReminder(move);
    expect(phone.text()).toContain('Para quando quer mudar?');
    expect(await order()).toEqual(moved);
  });

  it('withdraws after one question, by a closed phrase; a doubtful wording asks again', async () => {
    const { phone, order } = await openCustomer();
    for (const said of ['desisto do pedido', 'nao quero mais', 'quero cancelar meu pedido', 'acho que sim']) {
      await phone.write(said);
      expect(phone.text(), said).toContain(page.withdraw.sure);
      expectHere(phone);
      expect((await order()).state).not.toBe('withdrawn');
      if (said !== 'quero cancelar meu pedido' && said !== 'acho que sim') phone.forget();
    }
    await phone.write('quero cancelar meu pedido');
    await phone.write('desisto do pedido');
    expect((await order()).state).toBe('withdrawn');
    expect(phone.text()).toContain('Recebemos a sua desistência');
  });

  it('keeps the order by a no, and by an old press is asked again', async () => {
    const { phone, order } = await openCustomer();
    await phone.write('quero desistir');
    const sure = phone.choices().find(({ title }) => title === words.withdraw);
    await phone.write('não');
    expect(phone.text()).toBe(words.kept);
    await phone.receive({ kind: 'tap', tap: sure?.tap ?? null, title: words.withdraw });
    expect(phone.text()).toContain(page.withdraw.sure);
    expect((await order()).state).not.toBe('withdrawn');
    await press(phone, words.withdraw);
    expect((await order()).state).toBe('withdrawn');
  });

  it('is told what a person changes, and hears what was asked about the visit', async () => {
    const { phone } = await openCustomer();
    await phone.write('quero mudar pra boleto');
    expect(phone.text()).toBe(words.amend);
    await phone.write('o tecnico nao veio');
    expect(phone.text()).toContain('técnico');
    expectHere(phone);
  });

  it('may begin another order, in which days are days of that one', async () => {
    const { phone } = await openCustomer();
    await phone.write('oi');
    await phone.write('01310-100');
    expect(phone.text()).toMatch(/número/);
    await phone.write('700');
    await phone.write('pode ser sabado de tarde?');
    expect(titles(phone)).not.toContain(words.keepVisit);
    await phone.write('cadê meu pedido?');
    expect(phone.text()).toContain(page.visit.title);
  });
});

describe('an order of this phone that was made elsewhere', () => {
  it('tells how it stands, and asks once for its number before it is changed', async () => {
    const server = await openTestServer({ reader });
    const { orderNumber } = await server.ordered();
    const [{ phone: number = null } = {}] = await server.rows('leads', 'phone');
    const phone = openPhone(server, number ?? expect.fail('No phone'));
    server.pass({ hours: 36 });
    await phone.write('que horas o tecnico vem?');
    expect(phone.text()).toContain(page.visit.title);
    expect(phone.text()).not.toContain(orderNumber);
    await phone.write('quero cancelar meu pedido');
    expect(phone.text()).toContain(words.prove);
    expect(phone.text()).not.toContain(orderNumber);
    await phone.write(orderNumber);
    expect(phone.text()).toContain(page.withdraw.sure);
    await phone.write('não');
    await phone.write('quero mudar a visita');
    expect(phone.text()).not.toContain(words.prove);
    expect(titles(phone)).toContain(words.keepVisit);
  });

  it('is not told of to another phone', async () => {
    const server = await openTestServer({ reader });
    await server.ordered();
    const phone = openPhone(server, '21999998888');
    await phone.write('que horas o tecnico vem?');
    expect(phone.text()).not.toContain(page.visit.title);
  });
});

describe('what else a number may wait for', () => {
  it('is a renewal', async () => {
    const server = await openTestServer({ reader });
    const number = await renew(server.browser());
    const phone = openPhone(server, '11976543210');
    await phone.write('cadê meu pedido?');
    expect(phone.text()).toContain('Renovação recebida');
    expect(phone.text()).not.toContain(number);
  });

  it('is a call', async () => {
    const server = await openTestServer({ reader });
    const telephone = '11912345678';
    await server.browser().call(requestCall, { body: { telephone, addon: null, tracking: null } });
    const phone = openPhone(server, telephone);
    await phone.write('quando vocês vão me ligar?');
    expect(phone.text()).toContain('Você pediu uma ligação em');
  });
});
