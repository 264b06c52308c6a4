import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from './visit.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });
const ana = { name: 'Ana', email: 'ana@example.com', plan: 'weekly', standing: 'open' };

it('an order goes from form to plan to thanks and is kept in the browser', async () => {
  const { user, storage } = await visit();
  await user.type(screen.getByLabelText('Name'), '  Ana ');
  await user.type(screen.getByLabelText('E-mail'), 'ana@Example.com');
  await user.click(press('Choose Plans'));
  expect(document.activeElement).toBe(await heading('Choose a plan'));
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'annual',
    'monthly',
    'weekly',
  ]);
  await user.click(press('Continue'));
  screen.getByText('Choose one of the three plans.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Annual/ }));
  await user.click(screen.getByRole('radio', { name: /Weekly/ }));
  await user.click(press('Continue'));
  await heading('Is this your order?');
  screen.getByText('ana@example.com');
  await user.click(press('Confirm Selected Plan'));
  expect(document.activeElement).toBe(await heading('Thank you, Ana'));
  screen.getByText('An employee will make contact with you soon.');
  screen.getByText('Your plan: Weekly');
  expect(storage.order).toEqual({ ...ana, standing: 'confirmed' });
});

it.each([
  ['', 'ana@example.com', ['Enter your name, in 80 letters at most.'], 'Name'],
  ['Ana', 'ana@', ['Check the e-mail: it should look like name@example.com.'], 'E-mail'],
  ['a'.repeat(81), 'ana@example.com', ['Enter your name, in 80 letters at most.'], 'Name'],
  [
    ' ',
    'ana',
    ['Enter your name, in 80 letters at most.', 'Check the e-mail: it should look like name@example.com.'],
    'Name',
  ],
])('an order with name "%s" and e-mail "%s" does not proceed', async (name, email, refusals, focused) => {
  const { user, storage } = await visit();
  if (name !== '') await user.type(screen.getByLabelText('Name'), name);
  await user.type(screen.getByLabelText('E-mail'), email);
  await user.click(press('Choose Plans'));
  for (const refusal of refusals) screen.getByText(refusal);
  expect(document.activeElement).toBe(screen.getByLabelText(focused));
  expect(screen.getAllByText('Error:', { exact: false })).toHaveLength(refusals.length);
  expect(storage.order).toBeNull();
});

it('a cancelled order is deleted, and the page says so', async () => {
  const { user, storage } = await visit('/demo/confirm', { order: ana, settings: null });
  await user.click(press('Cancel Order'));
  await heading('Welcome. What shall we play first?');
  expect(screen.getAllByText(/^Your order was cancelled/).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(JSON.stringify(storage.order)).not.toMatch(/Ana|weekly/);
});

it('a stored order fills the forms', async () => {
  const { user } = await visit('/demo', { order: ana, settings: null });
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@example.com');
  await user.click(press('Choose Plans'));
  await heading('Choose a plan');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Weekly/ }).checked).toBe(true);
});

it.each([
  ['/demo/plans', null, 'Welcome. What shall we play first?'],
  ['/demo/confirm', null, 'Welcome. What shall we play first?'],
  ['/demo/confirm', { ...ana, plan: null }, 'Choose a plan'],
  ['/demo/confirm', { ...ana, standing: 'confirmed' }, 'Thank you, Ana'],
  ['/demo/thanks', ana, 'Welcome. What shall we play first?'],
  ['/demo/thanks', 'not an order at all', 'Welcome. What shall we play first?'],
])('the page %s with the stored order %j leads to "%s"', async (path, order, title) => {
  await visit(path, { order, settings: null });
  await heading(title);
});
