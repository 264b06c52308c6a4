import { beforeAll, expect, it } from 'vitest';
import { one } from '../sagas/browser-tab.ts';
import { preloadConversation } from './render-conversation.tsx';
import { afterReading, known, say } from './visitor.ts';

beforeAll(preloadConversation);

const waiting = () => document.querySelector('[data-confirm]')?.textContent ?? '';
const said = () => document.querySelector('main')?.textContent ?? '';

it('a bank account given piece by piece around a question is complete at the end and never shown in clear', async () => {
  const page = await known();
  for (const [name, value] of [
    ['birth_date', '12/03/1990'],
    ['mothers_name', 'Maria Souza'],
    ['cpf', '52998224725'],
    ['due_date', '5'],
    ['direct_debit', 'true'],
  ] as const)
    await page.submit(one({ [name]: value }));
  expect(page.route()).toBe('/checkout/conta-debito/');
  afterReading();
  await say('banco do brasil');
  expect(waiting()).toContain('Banco do Brasil');
  await say('tem multa?');
  expect(said()).toContain('tem multa?');
  await say('agencia 1234');
  expect(waiting()).toMatch(/Banco do Brasil.*Agência|Agência.*Banco do Brasil/);
  // An account is only written down as it may be read over a shoulder.
  expect(said()).toContain('Você disse: Banco do Brasil');
  await say('sim');
  expect(said()).toContain('Anotado. Ainda preciso de: a conta com o dígito.');
  await say('conta 12345-1');
  expect(page.route()).toBe('/checkout/data-instalacao/');
  expect(said()).not.toContain('12345-1');
});
