import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findSecrets, leaksAmong, type Secrets, type Texts } from '../../../proofs/leaks/find-leaks.ts';
import { resealAll } from '../../../server/commands/reseal-all.ts';
import { openProtection } from '../../../server/protection/open-protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { hourMs } from '../../../src/brazil/durations.ts';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { listAudit } from '../../../src/contract/panel/audit.ts';
import { listOrders, orderList, readOrder } from '../../../src/contract/panel/orders.ts';
import { openReplay } from '../channels/whatsapp/open-replay.ts';
import type { Browser } from '../test-server/browser.ts';
import { listFileRequest } from '../test-server/list-file-request.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { agreed, firstSchedule } from '../test-server/order.ts';

/** Personal data; the proof's table lists the allowed places. */
const secrets: Secrets = new Map([
  ['name', ['Quitéria Canária']],
  ['phone', ['11971234567']],
  ['email', ['canaria@exemplo.com.br']],
  ['birth date', ['07/08/1971']],
  ['mother’s name', ['Genoveva Canária']],
  ['document', ['52998224725']],
  ['bank account', ['8877665-4']],
  ['device', ['device-of-the-canary']],
]);

const key = Buffer.alloc(32, 9);
const next = Buffer.alloc(32, 10);

async function giveCanaries(browser: Browser, idLead: string, now: Date): Promise<string> {
  const params = { idLead };
  const refused = await browser.refused(leads.saveDocument, { params, body: { cpf: '52998224724' } });
  await browser.call(leads.saveName, { params, body: { name: 'Quitéria Canária' } });
  await browser.call(leads.savePhone, { params, body: { phone: '11971234567' } });
  const mail = { email: 'canaria@exemplo.com.br', accept_promotions: true };
  await browser.call(leads.saveEmail, { params, body: mail });
  await browser.call(leads.saveBirthDate, { params, body: { birth_date: '07/08/1971' } });
  await browser.call(leads.saveMothersName, { params, body: { mothers_name: 'Genoveva Canária' } });
  await browser.call(leads.saveDocument, { params, body: { cpf: '52998224725' } });
  await browser.call(leads.saveDueDate, { params, body: { due_date: 10 } });
  const bankInfo = { bank: '341', agency: '76543', account_number: '8877665-4' };
  const deviceInfo = { cookies: 'device-of-the-canary' };
  await browser.call(leads.saveBankInfo, { params, body: { direct_debit: true, bankInfo, deviceInfo } });
  await browser.call(leads.confirmLead, { params, query: {}, body: {} });
  await browser.call(leads.saveScheduleDate, { params, body: { schedules: [firstSchedule(now)] } });
  const wrong = { ...agreed, offerSelected: { ...agreed.offerSelected, price: 1 } };
  const changed = await browser.refused(leads.finishOrder, { params, body: wrong });
  return JSON.stringify([refused, changed]);
}

const databaseBytes = ({ url }: TestServer): string => {
  const folder = dirname(url.slice('file:'.length));
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name)).toString('utf8'))
    .join('');
};

const strayed = (texts: Texts): string[] => leaksAmong(findSecrets(secrets, texts));

it('personal data is found only where the table allows it, after every action', async () => {
  const { server, browser, idLead } = await openAt('name', { keys: [key] });
  const errors = await giveCanaries(browser, idLead, server.now());
  const params = { idLead };
  const price = { ...agreed, offerSelected: { ...agreed.offerSelected, price: 59.99 } };
  const { orderNumber } = await browser.call(leads.finishOrder, { params, body: price });
  const lead = JSON.stringify(await browser.call(leads.getLead, { params }));

  const { browser: admin } = await server.signIn('admin');
  await admin.call(listOrders, { body: { search: 'Canária' } });
  const shown = await admin.call(readOrder, { params: { number: orderNumber } });
  const file = await admin.send(listFileRequest(orderList.file.path, { search: 'Canária' }));
  const audit = JSON.stringify(await admin.call(listAudit, { query: {} }));
  const texts: Texts = new Map([
    ['refusals', errors],
    ['lead', lead],
    ['audit', audit],
    ['log', server.logged()],
    ['order in the panel', JSON.stringify(shown)],
    ['order file', file.text],
    ['database', databaseBytes(server)],
  ]);
  expect(strayed(texts)).toEqual([]);
  // Expected findings prove that the search works.
  const found = findSecrets(secrets, texts).map(({ secret, place }) => `${secret} in ${place}`);
  expect(found).toEqual(expect.arrayContaining(['phone in database', 'name in order file']));

  const protection = await openProtection(server.database, [next, key], systemRandom);
  expect(await resealAll(server.database, protection)).toBeGreaterThan(0);
  expect(strayed(new Map([['database', databaseBytes(server)]]))).toEqual([]);
});

it('personal data of an erased visitor is in neither file nor log', async () => {
  const { server, browser, idLead } = await openAt('name', { keys: [key] });
  await giveCanaries(browser, idLead, server.now());
  await browser.call(leads.deleteLead, { body: { id: idLead } });
  await server.database.truncateWal();
  expect(findSecrets(secrets, new Map([['database', databaseBytes(server)]]))).toEqual([]);
});

/** Somebody who falls silent in WhatsApp where the document is asked, and is asked once more. */
async function openSilent() {
  const replay = await openReplay();
  await replay.nudge();
  for (const said of ['oi', '01310-100', '1000', '500 mega', 'Quitéria Canária', '11971234567'])
    await replay.says(said);
  for (const said of ['canaria@exemplo.com.br', '07/08/1971', 'Genoveva Canária']) await replay.says(said);
  await replay.pass(4 * hourMs);
  expect(await replay.nudge()).toHaveLength(1);
  return replay;
}

it('personal data of a talk in WhatsApp stays where the table allows it, in a nudge and once it is ordered', async () => {
  const { server, left, says, taps, pass } = await openSilent();
  for (const said of ['52998224725', 'dia 10']) await says(said);
  const days = await says('boleto');
  const review = await taps(days.at(-1));
  await taps(review.at(-1), channelWords.agree);
  expect(await server.rows('orders', 'number')).toHaveLength(1);
  await pass(36 * hourMs);
  for (const said of ['cadê meu pedido?', 'quero mudar o dia']) await says(said);
  const texts = new Map([
    ['messages', left()],
    ['log', server.logged()],
    ['database', databaseBytes(server)],
  ]);
  expect(strayed(texts)).toEqual([]);
  expect(findSecrets(secrets, texts)).toContainEqual({ secret: 'name', place: 'messages', form: 'plain' });
});

it('an erasure in WhatsApp reaches what the talk keeps, with the nudge and all that was written', async () => {
  const { server, says, taps } = await openSilent();
  const sure = await says('apagar');
  await taps(sure.at(-1));
  await server.database.truncateWal();
  expect(findSecrets(secrets, new Map([['database', databaseBytes(server)]]))).toEqual([]);
  expect(await server.rows('conversations', 'id')).toEqual([]);
});

it.each([
  ['folded', 'leve para QUITERIA CANARIA'],
  ['in an address', '/x?nome=Quit%C3%A9ria%20Can%C3%A1ria'],
  ['in base64', Buffer.from('{"nome":"Quitéria Canária"}').toString('base64')],
  ['hashed without a key', createHash('sha256').update('52998224725').digest('hex')],
  ['as digits', 'CPF 529982247-25'.replace('-', '')],
  ['as a date of another country', 'born 1971-08-07'],
])('the search for personal data also finds it %s', (_how, text) => {
  expect(strayed(new Map([['log', text]]))).toHaveLength(1);
});
