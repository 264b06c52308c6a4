import { describe, expect, it } from 'vitest';
import * as leads from '../../../src/contract/calls/leads.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import { everythingStored } from '../test-server/everything-stored.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openAt, openWithBrowser } from '../test-server/open-with.ts';
import { confirmation, noNetwork, paulista } from '../test-server/order.ts';
import { sampledEngines } from '../test-server/test-database.ts';

/** The field is the first of the body, unless it is named. */
type Row = [endpoint: Endpoint, body: object, sentence: string, field?: string];

const rows: Row[] = [
  [leads.saveName, { name: 'Maria' }, 'Informe nome e sobrenome.'],
  [leads.saveName, {}, 'Informe o nome completo.', 'name'],
  [leads.saveName, { name: 'Maria\u0000 Souza' }, 'Use só letras, espaço, hífen e apóstrofo no nome.'],
  [leads.saveName, { name: 'Maria Souza', vip: true }, 'O campo "vip" não faz parte deste pedido.', 'vip'],
  [leads.savePhone, { phone: '1187654321' }, 'Esse número não é válido. Verifique a digitação.'],
  [
    leads.saveEmail,
    { email: 'maria@', accept_promotions: true },
    'Confira o e-mail: ele deve ser como nome@provedor.com.br.',
  ],
  [leads.saveEmail, { email: 'm@exemplo.com' }, 'Falta informar este campo.', 'accept_promotions'],
  [leads.saveBirthDate, { birth_date: '31/02/1990' }, 'Data inválida'],
  [leads.saveBirthDate, { birth_date: '24/11/2008' }, 'É preciso ter 18 anos completos para contratar.'],
  [
    leads.saveBirthDate,
    { birth_date: '01/01/1899' },
    'Confira o ano de nascimento: ele deve ser 1900 ou depois.',
  ],
  [
    leads.saveMothersName,
    { mothers_name: 'J0sefa Souza' },
    'Use só letras, espaço, hífen e apóstrofo no nome.',
  ],
  [leads.saveDocument, { cpf: '52998224724' }, 'Esse CPF não é válido. Confira os 11 números.'],
  [leads.saveDocument, {}, 'Informe um CPF ou um CNPJ.', 'cpf'],
  [leads.saveDueDate, { due_date: 31 }, 'Escolha um dos dias de vencimento oferecidos.'],
  [leads.saveDueDate, { due_date: '10' }, 'Escolha um dos dias de vencimento oferecidos.'],
  [leads.savePlan, { idPlan: 999 }, 'Este plano não faz parte da oferta. Escolha um dos planos mostrados.'],
  [
    leads.saveBankInfo,
    { direct_debit: true, bankInfo: { bank: '999', agency: '1', account_number: '1-1' } },
    'Escolha o banco na lista.',
    'bankInfo.bank',
  ],
  [
    leads.saveBankInfo,
    { direct_debit: true, bankInfo: { bank: '341', agency: '1', account_number: '12345' } },
    'Informe a conta com o dígito, como 12345-6.',
    'bankInfo.account_number',
  ],
  [
    leads.saveScheduleDate,
    { schedules: [{ date: '24/11/2026', period: 'manha' }] },
    'Esse dia ou período não está mais disponível. Escolha outro para a instalação.',
  ],
  [leads.saveScheduleDate, { schedules: [] }, 'Escolha pelo menos um dia e período para a instalação.'],
  [leads.saveAddress, { ...paulista, cep: '00999999' }, 'Cep inválido ou inexistente', 'cep'],
  [
    leads.saveAddress,
    { ...paulista, state: 'RJ' },
    'O estado não combina com o CEP. Confira o endereço.',
    'state',
  ],
  [
    leads.saveInstallation,
    { complement: 'a\u0000b' },
    'Esse texto tem caracteres que não podem ser gravados.',
  ],
  [leads.saveInstallation, { complement: 'x'.repeat(129) }, 'Esse texto é longo demais.'],
];

describe.each(sampledEngines)('refusals on %s', (engine) => {
  it('a refusal names the field, has a Portuguese message and changes nothing', async () => {
    const { server, browser, idLead } = await openAt('name', { engine });
    const before = await everythingStored(server.database);
    for (const [endpoint, body, sentence, field = Object.keys(body)[0]] of rows) {
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
    const { browser, params } = await openAt('phone', { engine });
    const { status, error, fields } = await browser.refused(leads.confirmLead, confirmation(params.idLead));
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
