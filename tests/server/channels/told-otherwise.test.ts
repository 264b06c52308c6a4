import { expect, it } from 'vitest';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { noCoverageWords } from '../../../src/content/screens/no-coverage.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { atPlans, first, talkWith } from './phone.ts';

const talk = talkWith(sharedReader());

it('prices are named before the postcode is, of the plan that is meant', async () => {
  const { phone } = await talk(['oi', 'quanto custa?']);
  expect(phone.text()).toMatch(/R\$\s\d+,\d\d.*R\$\s\d+,\d\d/s);
  await phone.write('quanto custa o de 600 mega?');
  expect(phone.text()).toMatch(/600 Mega.*R\$\s\d+,\d\d/s);
});

it('where there is no coverage the contact is asked once, agreed to in words, and said to be stored', async () => {
  const { server, phone } = await talk(['oi', '69900-062', '100', 'Ana', 'Ana Souza', 'ana@exemplo.com.br']);
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
  ['pode fechar', 1],
  ['ok', 0],
  ['concordo? quanto fica', 0],
])('at the review one consent is enough, where nothing stands beside it: %s', async (said, orders) => {
  const { server } = await talk([
    ...[...atPlans, first, 'Ana Souza', 'esse aqui mesmo', 'ana@exemplo.com.br', '02/02/1990'],
    ...['Maria Silveira', '529.982.247-25', first, 'boleto', first, said],
  ]);
  expect(await server.rows('orders', 'number')).toHaveLength(orders);
});
