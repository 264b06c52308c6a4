import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { htmlRules } from '../../../scripts/checks/html-rules.ts';
import { createNoCoverageLead, updateNoCoverageLead } from '../../../src/contract/calls/coverage.ts';
import { createCollaboratorLead, sendCollaboratorCode } from '../../../src/contract/calls/customers.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { requestCall } from '../../../src/contract/calls/support.ts';
import type { Browser } from '../test-server/browser.ts';
import type { TestServer } from '../test-server/open-test-server.ts';
import { giveAnswers, noNetwork, openLead, rejectedCpf } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';
import { idsOn, openPanel, signedIn } from './operator.ts';

const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>`;

async function askForReview(browser: Browser, message = 'Sou eu mesma.'): Promise<string> {
  const params = { idLead: await openLead(browser) };
  await giveAnswers(browser, params.idLead, { cpf: rejectedCpf });
  await browser.call(leads.saveBankInfo, {
    params,
    body: {
      direct_debit: true,
      bankInfo: { bank: '341', agency: '77123', account_number: '4455667-1' },
      deviceInfo: { cookies: 'cookie-of-the-device' },
    },
  });
  await browser.call(leads.confirmLead, { params, query: {}, body: {} });
  await browser.call(leads.requestReview, { params, body: { message } });
  return params.idLead;
}

async function leaveContact(browser: Browser, contact: { phone: string; name?: string; email?: string }) {
  const { id } = await browser.call(createNoCoverageLead, { body: noNetwork });
  await browser.call(updateNoCoverageLead, { body: { id, ...contact, accept_information: true } });
  return id;
}

async function sendCode(browser: Browser) {
  const { id } = await browser.call(createCollaboratorLead, { body: { email: 'joaquim@timbrasil.com.br' } });
  await browser.call(sendCollaboratorCode, { params: { idLead: id } });
}

const lists = ['ligacoes', 'analises', 'sem-cobertura', 'mensagens'] as const;

async function everyPage(floor: TestServer): Promise<string[]> {
  const operator = await signedIn(floor);
  const addresses = lists.flatMap((list) => [
    `/painel-antigo/${list}/`,
    `/painel-antigo/${list}/?lista=tratadas`,
  ]);
  return Promise.all(addresses.map(async (address) => (await operator.get(address)).text));
}

describe.each(engines)('the lists of the panel on %s', (engine) => {
  it('show who waits for what, and how to reach them', async () => {
    const floor = await openPanel({ engine });
    const body = {
      telephone: '1133334444',
      addon: 'timblack',
      tracking: { lp_origin: 'LP TIM Black', utm_source: 'flyer' },
    };
    await floor.browser().call(requestCall, { body });
    const browser = floor.browser();
    const idLead = await askForReview(browser);
    const { protocol } = await browser.call(leads.getLead, { params: { idLead } });
    await leaveContact(floor.browser(), {
      phone: '68987654321',
      name: 'Ana Lima',
      email: 'ana@exemplo.com.br',
    });
    // Who leaves no contact does not ask for one.
    await floor.browser().call(createNoCoverageLead, { body: noNetwork });
    await sendCode(floor.browser());

    const [calls = '', , reviews = '', , contacts = '', , messages = ''] = await everyPage(floor);
    for (const part of [
      'href="tel:+551133334444"',
      '(11) 3333-4444',
      'timblack',
      'LP TIM Black · flyer',
      '23/11/2026 às 12:00',
    ])
      expect(calls).toContain(part);
    for (const part of [
      'Maria Souza',
      'href="tel:+5511987654321"',
      protocol,
      'Recusado pela análise',
      'São Paulo/SP',
      '500 Mega',
      'Sou eu mesma.',
    ])
      expect(reviews).toContain(part);
    for (const part of [
      'Ana Lima',
      'href="tel:+5568987654321"',
      'mailto:ana%40exemplo.com.br',
      'Rio Branco/AC',
      '<dd>Sim</dd>',
    ])
      expect(contacts).toContain(part);
    expect(idsOn(contacts)).toHaveLength(1);
    expect(messages).toMatch(/<dd>j\*\*\*\*@\*\*\*\*<\/dd>[\s\S]*Seu código é \d{6}\./);
    for (const page of [calls, messages]) expect(page.match(/\(1 a tratar\)/g)).toHaveLength(3);
  });

  it('are read from the latest to the oldest, twenty-five at a time', async () => {
    const floor = await openPanel({ engine });
    const asked: string[] = [];
    for (let calls = 0; calls < 51; calls++) {
      const telephone = `119876543${String(calls).padStart(2, '0')}`;
      asked.unshift((await floor.browser().call(requestCall, { body: { telephone } })).id);
      floor.pass({ minutes: 1 });
    }
    const operator = await signedIn(floor);
    const seen: string[][] = [];
    let next: string | undefined = '/painel-antigo/ligacoes/';
    while (next !== undefined) {
      const { text } = await operator.get(next);
      seen.push(idsOn(text));
      next = /href="([^"]*antes=[^"]+)"/.exec(text)?.[1]?.replaceAll('&#38;', '&');
    }
    expect(seen.map((page) => page.length)).toEqual([25, 25, 1]);
    expect(seen.flat()).toEqual(asked);
    const odd = await operator.get(
      `/painel-antigo/ligacoes/?antes=${encodeURIComponent(`' OR 1=1 --${hostile}`)}&lista=x`,
    );
    expect(idsOn(odd.text)).toEqual(seen[0]);
    const over = await operator.get(`/painel-antigo/ligacoes/?antes=${asked.at(-1)}`);
    expect(over.text).toContain('Não há nada mais antigo aqui.');
  });

  it('show no longer what has ended, swept or not', async () => {
    const floor = await openPanel({ engine });
    await floor.browser().call(requestCall, { body: { telephone: '1133334444' } });
    await askForReview(floor.browser());
    await leaveContact(floor.browser(), { phone: '68987654321' });
    await floor.browser().call(createNoCoverageLead, { body: { ...noNetwork, phone: '68912345678' } });
    await sendCode(floor.browser());
    const shown = async () =>
      (await everyPage(floor)).filter((_page, place) => place % 2 === 0).map((page) => idsOn(page).length);
    expect(await shown()).toEqual([1, 1, 2, 1]);
    floor.pass({ days: 1 });
    expect(await shown()).toEqual([1, 1, 2, 0]);
    floor.pass({ days: 29 });
    expect(await shown()).toEqual([0, 0, 1, 0]);
    floor.pass({ days: 335 });
    expect(await shown()).toEqual([0, 0, 0, 0]);
  });

  it('show what somebody wrote as text', async () => {
    const floor = await openPanel({ engine });
    const tracking = { lp_origin: hostile, utm_source: hostile };
    await floor
      .browser()
      .call(requestCall, { body: { telephone: '1133334444', addon: hostile.slice(0, 48), tracking } });
    await askForReview(floor.browser(), hostile);
    await leaveContact(floor.browser(), { phone: '68987654321' });
    await floor.database.write((db) =>
      db.updateTable('no_coverage_leads').set({ name: hostile, city: hostile, email: hostile }).execute(),
    );
    for (const page of await everyPage(floor)) expect(page).not.toMatch(/<script|<img|onerror=alert\(2\)>/);
    const [calls = '', , reviews = '', , contacts = ''] = await everyPage(floor);
    for (const page of [calls, reviews, contacts])
      expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
  });

  it('tell nothing of what is no business of theirs', async () => {
    const floor = await openPanel({ engine });
    await askForReview(floor.browser());
    await sendCode(floor.browser());
    // Whatever is drawn at random may hold a short secret by chance.
    const pages = (await everyPage(floor)).join('').replaceAll(/[\da-f]{8}(?:-[\da-f]{4,12}){4}/g, '');
    expect(pages).toContain('Maria Souza');
    const secrets = [
      rejectedCpf,
      '935.411',
      'Josefa',
      'Quitéria',
      '02/02/1990',
      '77123',
      '4455667',
      'cookie-of-the-device',
    ];
    for (const secret of [...secrets, 'maria@exemplo', 'Paulista', 'joaquim@'])
      expect(pages).not.toContain(secret);
  });
});

it('keeps a code to its owner where the customers are real', async () => {
  const waysOut = { setUp: new Set(['email'] as const), quietHours: { from: 0, to: 0 } };
  const floor = await openPanel({ sandbox: false, waysOut, services: { analysis: 'reference' } });
  await sendCode(floor.browser());
  const messages = (await everyPage(floor)).at(-2) ?? '';
  expect(messages).toContain('Seu código é ••••••.');
  expect(messages.replace(/<h2 id="[^"]+"|datetime="[^"]+"/g, '')).not.toMatch(/\b\d{6}\b/);
});

it('logs neither what is looked at nor who it is about', async () => {
  const floor = await openPanel();
  const { id } = await floor.browser().call(requestCall, { body: { telephone: '11987654321' } });
  const operator = await signedIn(floor);
  await operator.post(`/painel-antigo/ligacoes/${id}/tratar/`);
  await operator.get(`/painel-antigo/ligacoes/?tratada=${id}`);
  const logged = floor.logged();
  expect(logged).toContain('/painel-antigo/ligacoes');
  for (const secret of [id, '11987654321', ...operator.browser.cookies.values()])
    expect(logged).not.toContain(secret);
});

it('writes valid HTML', async () => {
  const floor = await openPanel();
  const { id } = await floor.browser().call(requestCall, { body: { telephone: '11987654321' } });
  await floor.browser().call(requestCall, { body: { telephone: '1133334444' } });
  await askForReview(floor.browser());
  const operator = await signedIn(floor);
  await operator.post(`/painel-antigo/ligacoes/${id}/tratar/`);
  const pages = [
    ...(await everyPage(floor)),
    (await operator.get(`/painel-antigo/ligacoes/?tratada=${id}`)).text,
    (await operator.get('/painel-antigo/ligacoes/?lista=tratadas&reaberta=1')).text,
    (await operator.get(`/painel-antigo/analises/?antes=${id}`)).text,
    (await operator.get('/painel-antigo/nada/')).text,
  ];
  const validator = new HtmlValidate(new StaticConfigLoader({ ...htmlRules }));
  for (const page of pages) {
    const { results } = await validator.validateString(page);
    expect(
      results.flatMap(({ messages }) => messages.map(({ message, ruleId }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  }
});
