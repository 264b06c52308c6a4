import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import { selectFacts } from '../../src/store/selectors.ts';
import { createDevice, fillAndRest, fillUntil, one, openBrowserTab, script } from './browser-tab.ts';
import { talk } from './conversation.ts';
import { openSpecifiedHost, type SpecifiedHost } from './specified-host.ts';
import { wholeOrder } from './visit.ts';

const opened: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const { close } of opened.splice(0).toReversed()) await close();
});

async function come(path: string, wrapped = false) {
  const host = await openSpecifiedHost({ wrapped });
  const client = createClient({ fetch, base: () => host.base });
  const device = createDevice();
  const tab = openBrowserTab({ client, calls: host.asked }, device, path);
  opened.push(host, tab);
  return { host, client, device, tab };
}

const written = ({ asked }: SpecifiedHost): string[] =>
  asked.map(({ call }) => call).filter((call) => !call.startsWith('GET'));

type Said = readonly (readonly [string, RawValues])[];

const renewal: Said = [
  ['/refidelizacao/consulta-cpf/', one({ cpf: '390.533.447-05' })],
  ['/refidelizacao/titular/', one({ birth_date: '15/03/1985' })],
  ['/refidelizacao/ofertas/', one({ idPlan: '3' })],
  ['/refidelizacao/confirmacao/', one({ accept_information: 'on' })],
];
const migration: Said = [
  ['/consulta-cpf/', one({ cpf: '168.995.350-09' })],
  ['/consulta-cpf/titular/', one({ birth_date: '22/08/1978' })],
  ['/consulta-cpf/ofertas/', one({ idPlan: '4' })],
  ['/checkout/cep/', one({ cep: '01310-100' })],
  ['/checkout/nr-imovel/', one({ number: '50' })],
  ['/checkout/email/', one({ email: 'marta@exemplo.com.br' })],
  ['/checkout/nome-mae/', one({ mothers_name: 'Josefa Vieira' })],
  ...script.slice(script.findIndex(([route]) => route === '/checkout/data-de-vencimento/')),
];
/** A conversation asks who somebody is on one card, with what is known in it. */
const contact = one({ name: 'Marta Vieira', phone: '21998765432', email: 'marta@exemplo.com.br' });
const talked: Said = migration.map(([route, raw]) =>
  route === '/checkout/email/' ? ['/checkout/contato/', contact] : [route, raw],
);
const ordered = wholeOrder.map((call) => call.replace('…', 'lead-v2/81').replace(':idLead', '81'));
const renewed = ['POST renewalBaseUser/documentNumber', 'PATCH renewalBaseUser/91', 'PUT renewalBaseUser/91'];
const migrated = [
  'POST fiber-migration/offers',
  'POST lead-v2',
  'PATCH lead-v2/81/documentNumber',
  'PATCH lead-v2/81/birthDate',
  'PATCH fiber-migration/plan/81',
  ...['name', 'phone', 'email', 'motherName', 'dueDate', 'bankInfo'].map(
    (step) => `PATCH lead-v2/81/${step}`,
  ),
  'PUT lead-v2/81?fiberMigration=true',
  'PATCH lead-v2/81/scheduleDate',
  'PUT lead/81',
];

describe.each([
  ['plain', false],
  ['in data', true],
])('a host that answers as the specification says, %s', (_, wrapped) => {
  it.each<[string, string, Said, readonly string[]]>([
    ['an order by pages', '/checkout/cep/', script, ordered],
    ['an order in conversation', '/chat/', talk, ordered],
    ['a renewal', '/refidelizacao/consulta-cpf/', renewal, renewed],
    ['a migration by pages', '/migracao-ultrafibra/consulta-cpf/', migration, migrated],
    ['a migration in conversation', '/migracao-ultrafibra/chat/', talked, migrated],
  ])('a specified host carries %s to its order number', async (_name, path, said, calls) => {
    const { host, tab } = await come(path, wrapped);
    for (const [route, raw] of said) await tab.fill(route, raw);
    const [end, orderNumber] =
      said === renewal ? ['/refidelizacao/pedido-realizado/', '4712'] : ['/pedido-realizado/', '4711'];
    await tab.at(end);
    expect(selectFacts(tab.store.getState()).order).toMatchObject({ orderNumber });
    expect(written(host)).toEqual(calls);
  });
});

const town = one({ cep: '32450-000' });
const street = { address: 'Rua das Acácias', neighborhood: 'Centro' };

it('a specified host gets a new lead for a street that it cannot save separately', async () => {
  const { host, tab } = await come('/checkout/cep/');
  for (const [route, raw] of script) {
    if (route === '/checkout/data-de-vencimento/') await tab.fill('/checkout/instalacao/', one(street));
    await tab.fill(route, route === '/checkout/cep/' ? town : raw);
  }
  await tab.at('/pedido-realizado/');
  expect(selectFacts(tab.store.getState()).order).toMatchObject({ orderNumber: '4711' });
  const opened = host.asked.findLastIndex(({ call }) => call === 'POST lead-v2');
  expect(host.asked[opened]?.body).toMatchObject({ coverage: { cep: '32450000', ...street } });
  const after = host.asked.slice(opened + 1).map(({ call }) => call);
  expect(ordered.slice(1).filter((call) => !after.includes(call))).toEqual([]);
});

it('a specified host gets a new lead for a changed address', async () => {
  const { host, tab } = await come('/checkout/cep/');
  await fillUntil(tab, '/checkout/email/');
  tab.go('/checkout/cep/');
  await tab.fill('/checkout/cep/', one({ cep: '01310-200' }));
  await tab.fill('/checkout/nr-imovel/', one({ number: '7' }));
  await fillUntil(tab, '/pedido-realizado/', '/checkout/email/');
  const opened = host.asked.findLastIndex(({ call }) => call === 'POST lead-v2');
  expect(host.asked[opened]?.body).toMatchObject({ coverage: { cep: '01310200', number: '7' } });
  const after = host.asked.slice(opened + 1).map(({ call }) => call);
  expect(ordered.slice(1).filter((call) => !after.includes(call))).toEqual([]);
});

it('a specified host opens a collaborator’s lead before there is an address', async () => {
  const { host, tab } = await come('/oferta-colaborador/checkout/email/');
  await tab.fill('/checkout/email/', one({ email: 'ana@timbrasil.com.br' }));
  await tab.fill('/checkout/confirmacao-colaborador/', one({ code: '123456' }));
  for (const [route, raw] of script) if (route !== '/checkout/email/') await tab.fill(route, raw);
  await tab.at('/pedido-realizado/');
  expect(selectFacts(tab.store.getState()).order).toMatchObject({ orderNumber: '4711' });
  const opened = host.asked.filter(({ call }) => call === 'POST lead-v2').map(({ body }) => body);
  expect(opened).toMatchObject([
    { coverage: {}, lead: { email: 'ana@timbrasil.com.br' } },
    { coverage: { cep: '01310100' } },
  ]);
  expect(written(host).filter((call) => call.endsWith('/validate'))).toHaveLength(1);
});

it('a specified host takes a migration while an order waits in the same tab, and that order stays', async () => {
  const { host, client, device, tab } = await come('/checkout/cep/');
  await fillAndRest(tab, '/checkout/email/');
  tab.close();
  const open = (path: string) => {
    const next = openBrowserTab({ client, calls: host.asked }, device, path);
    opened.push(next);
    return next;
  };
  const passing = open('/migracao-ultrafibra/consulta-cpf/');
  await passing.restAt('/consulta-cpf/');
  passing.close();
  const back = open('/checkout/email/');
  const { lead } = await back.at('/checkout/email/');
  expect(lead.id).toBe('81');
  await back.rest();
  back.close();
  host.asked.splice(0);
  const migrating = open('/migracao-ultrafibra/consulta-cpf/');
  for (const [route, raw] of migration) await migrating.fill(route, raw);
  await migrating.at('/pedido-realizado/');
  expect(written(host)).toEqual(migrated);
});

it('a specified host’s lead is restored by its link', async () => {
  const { tab } = await come('/checkout/cep/?l=81');
  const { answers } = await tab.at('/checkout/telefone/');
  expect(answers.values).toMatchObject({ cep: '01310100', number: '1000', name: 'Ana Souza' });
});
