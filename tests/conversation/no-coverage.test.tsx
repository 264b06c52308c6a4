import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { fieldErrors } from '../../src/content/field-errors.ts';
import { createFakeApi } from '../sagas/fake-api.ts';
import { preloadConversation, settle } from './render-conversation.tsx';
import { begun, say } from './visitor.ts';

beforeAll(preloadConversation);

/** A visitor whose address has no coverage. */
async function uncovered() {
  const shop = createFakeApi();
  shop.state.plans = [];
  const page = await begun(shop, '/chat/');
  await say('01310100');
  await say('1000');
  await settle();
  return page;
}

it('an address without coverage promises no plan, and moves the focus to the explanation, not to the form behind it', async () => {
  await uncovered();
  expect(document.querySelector('[data-order-bar]')?.textContent).toBe('Seu pedido até aquiResumo');
  expect(document.querySelector('li[data-open] form')).not.toBeNull();
  expect(document.activeElement?.hasAttribute('data-asks')).toBe(true);
});

it('a contact written without its consent stays in the form, which asks for the consent', async () => {
  await uncovered();
  await say('Ana Souza, 11912345678, ana@exemplo.com.br');
  const typed = ['name', 'email', 'phone'].map(
    (name) => document.querySelector<HTMLInputElement>(`li[data-open] [name="${name}"]`)?.value,
  );
  expect(typed).toEqual(['Ana Souza', 'ana@exemplo.com.br', '(11) 91234-5678']);
  expect(screen.getAllByText(fieldErrors.contactConsent).length).toBeGreaterThan(0);
});
