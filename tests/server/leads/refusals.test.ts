import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import { everythingStored } from '../test-server/everything-stored.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { noNetwork, paulista } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

type Row = [endpoint: Endpoint, body: unknown, field: string, sentence: string];

const rows: Row[] = [
  [leads.saveName, { name: 'Maria' }, 'name', 'Informe nome e sobrenome.'],
  [leads.saveName, {}, 'name', 'Informe o nome completo.'],
  [
    leads.saveName,
    { name: 'Maria\u0000 Souza' },
    'name',
    'Use só letras, espaço, hífen e apóstrofo no nome.',
  ],
  [leads.saveName, { name: 'Maria Souza', vip: true }, 'vip', 'O campo "vip" não faz parte deste pedido.'],
  [leads.savePhone, { phone: '1187654321' }, 'phone', 'Esse número não é válido. Verifique a digitação.'],
  [
    leads.saveEmail,
    { email: 'maria@', accept_promotions: true },
    'email',
    'Confira o e-mail: ele deve ser como nome@provedor.com.br.',
  ],
  [leads.saveEmail, { email: 'm@exemplo.com' }, 'accept_promotions', 'Falta informar este campo.'],
  [leads.saveBirthDate, { birth_date: '31/02/1990' }, 'birth_date', 'Data inválida'],
  [
    leads.saveBirthDate,
    { birth_date: '24/11/2008' },
    'birth_date',
    'É preciso ter 18 anos completos para contratar.',
  ],
  [
    leads.saveBirthDate,
    { birth_date: '01/01/1899' },
    'birth_date',
    'Confira o ano de nascimento: ele deve ser 1900 ou depois.',
  ],
  [
    leads.saveMothersName,
    { mothers_name: 'J0sefa Souza' },
    'mothers_name',
    'Use só letras, espaço, hífen e apóstrofo no nome.',
  ],
  [leads.saveDocument, { cpf: '52998224724' }, 'cpf', 'Esse CPF não é válido. Confira os 11 números.'],
  [leads.saveDocument, {}, 'cpf', 'Informe um CPF ou um CNPJ.'],
  [leads.saveDueDate, { due_date: 31 }, 'due_date', 'Escolha um dos dias de vencimento oferecidos.'],
  [leads.saveDueDate, { due_date: '10' }, 'due_date', 'Escolha um dos dias de vencimento oferecidos.'],
  [
    leads.savePlan,
    { idPlan: 999 },
    'idPlan',
    'Este plano não faz parte da oferta. Escolha um dos planos mostrados.',
  ],
  [
    leads.saveBankInfo,
    { direct_debit: true, bankInfo: { bank: '999', agency: '1', account_number: '1-1' } },
    'bankInfo.bank',
    'Escolha o banco na lista.',
  ],
  [
    leads.saveBankInfo,
    { direct_debit: true, bankInfo: { bank: '341', agency: '1', account_number: '12345' } },
    'bankInfo.account_number',
    'Informe a conta com o dígito, como 12345-6.',
  ],
  [
    leads.saveScheduleDate,
    { schedules: [{ date: '24/11/2026', period: 'manha' }] },
    'schedules',
    'Esse dia ou período não está mais disponível. Escolha outro para a instalação.',
  ],
  [
    leads.saveScheduleDate,
    { schedules: [] },
    'schedules',
    'Escolha pelo menos um dia e período para a instalação.',
  ],
  [leads.saveAddress, { ...paulista, cep: '00999999' }, 'cep', 'Cep inválido ou inexistente'],
  [
    leads.saveAddress,
    { ...paulista, state: 'RJ' },
    'state',
    'O estado não combina com o CEP. Confira o endereço.',
  ],
  [
    leads.saveInstallation,
    { complement: 'a\u0000b' },
    'complement',
    'Esse texto tem caracteres que não podem ser gravados.',
  ],
  [leads.saveInstallation, { complement: 'x'.repeat(129) }, 'complement', 'Esse texto é longo demais.'],
];

describe.each(sampledEngines)('refusals on %s', (engine) => {
  it('a refusal names the field, has a Portuguese message and changes nothing', async () => {
    const { server, browser, idLead } = await openAt('name', { engine });
    const before = await everythingStored(server.database);
    for (const [endpoint, body, field, sentence] of rows) {
      const { status, body: problem } = await browser.send({
        method: endpoint.method,
        url: `/api/${endpoint.path.replace(':idLead', idLead)}`,
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'ultrafibra',
          'idempotency-key': crypto.randomUUID(),
        },
        payload: JSON.stringify(body),
      });
      const { error, fields } = problemSchema.parse(problem);
      expect({ status, error, fields: fields?.[0] }).toEqual({
        status: 422,
        error: sentence,
        fields: { field, message: sentence },
      });
    }
    expect(await everythingStored(server.database)).toEqual(before);
  });

  it('a refusal names every wrong field', async () => {
    const server = await openTestServer({ engine });
    const { fields } = await server.browser().refused(leads.createLead, {
      body: { coverage: { ...paulista, cep: '1', number: ' ' }, lead: {} },
    });
    expect(fields?.map(({ field }) => field)).toEqual(['coverage.cep', 'coverage.number']);
  });

  it('a move to a place without coverage is refused and the lead keeps its address', async () => {
    const { browser, params } = await openAt('name', { engine });
    const refusal = await browser.refused(leads.saveAddress, { params, body: noNetwork });
    expect(refusal).toMatchObject({ status: 422, code: 'not-covered', error: 'Sem cobertura' });
    expect(await browser.call(leads.getLead, { params })).toMatchObject({ address: { cep: '01310100' } });
  });

  it('a refused confirmation lists everything that is missing', async () => {
    const { browser, params } = await openAt('name', { engine });
    await browser.call(leads.saveName, { params, body: { name: 'Maria Souza' } });
    const { status, error, fields } = await browser.refused(leads.confirmLead, {
      params,
      query: {},
      body: {},
    });
    expect(status).toBe(422);
    expect(error).toMatch(/^Ainda faltam respostas\. /);
    expect(fields?.map(({ field }) => field)).toEqual([
      'phone',
      'email',
      'birth_date',
      'mothers_name',
      'cpf',
      'due_date',
      'direct_debit',
    ]);
  });
});

it('the age of a visitor is counted by the clock of Brasília', async () => {
  const { server, browser } = await openWithBrowser();
  const body = { birth_date: '24/11/2008' };
  // 23:30 in Brasília is already the next day in London.
  server.pass({ hours: 11, minutes: 30 });
  const { params } = await server.leadAt('name', { browser });
  const refusal = await browser.refused(leads.saveBirthDate, { params, body });
  expect(refusal.error).toBe('É preciso ter 18 anos completos para contratar.');
  server.pass({ minutes: 30 });
  await browser.call(leads.saveBirthDate, { params, body });
});
