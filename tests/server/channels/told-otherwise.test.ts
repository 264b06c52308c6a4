import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReader } from '../../../server/understanding/create-reader.ts';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { noCoverageWords } from '../../../src/content/screens/no-coverage.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openPhone, type Phone } from './phone.ts';

const reader = createReader();
beforeAll(() => reader.warm());
afterAll(() => reader.close());

type Action = string | ((phone: Phone) => Promise<unknown>);

async function talk(...actions: readonly Action[]) {
  const server = await openTestServer({ reader });
  const phone = openPhone(server);
  for (const one of actions) await (typeof one === 'string' ? phone.write(one) : one(phone));
  return { server, phone };
}

it('prices are named before the postcode is, of the plan that is meant', async () => {
  const { phone } = await talk('oi', 'quanto custa?');
  expect(phone.text()).toMatch(/R\$\s\d+,\d\d.*R\$\s\d+,\d\d/s);
  await phone.write('quanto custa o de 600 mega?');
  expect(phone.text()).toMatch(/600 Mega.*R\$\s\d+,\d\d/s);
});

it('where there is no coverage the contact is asked once, agreed to in words, and said to be stored', async () => {
  const { server, phone } = await talk('oi', '69900-062', '100', 'Ana', 'Ana Souza', 'ana@exemplo.com.br');
  expect(phone.choices().map(({ title }) => title)).toContain(whatsappWords.ownNumber);
  await phone.write('esse mesmo');
  await phone.write('pode me avisar');
  expect(phone.text()).toContain(noCoverageWords.thanks);
  expect(await server.rows('no_coverage_leads', 'name', 'phone')).toEqual([
    { name: 'Ana Souza', phone: '11912345678' },
  ]);
  for (const said of ['oi', 'obrigada', 'concordo', 'e agora?']) {
    await phone.write(said);
    expect(phone.text(), said).not.toMatch(/preciso de|nome completo/);
  }
});

it.each([
  ['pode fechar, concordo', 1],
  ['concordo e pode fechar o pedido', 1],
  ['pode fechar', 0],
  ['concordo? quanto fica', 0],
])('at the review one consent is enough, where nothing stands beside it: %s', async (said, orders) => {
  const first: Action = (phone) => phone.answer();
  const { server, phone } = await talk(
    ...['oi', '01310-100', '1000', first, 'Ana Souza', 'esse aqui mesmo', 'ana@exemplo.com.br'],
    ...['02/02/1990', 'Maria Silveira', '529.982.247-25', first, 'boleto', first],
  );
  await phone.write(said);
  expect(await server.rows('orders', 'number')).toHaveLength(orders);
});

it('a house number and its complement take the street that was found where somebody is', async () => {
  const { phone } = await talk(
    'oi',
    (one) => one.receive({ kind: 'location', latitude: -23.5645, longitude: -46.6527 }),
    '1500 apto 91',
  );
  expect(phone.text()).toContain('A fibra chega até você');
  await phone.write('resumo');
  expect(phone.text()).toMatch(/Avenida Paulista, 1500.*91/);
});
