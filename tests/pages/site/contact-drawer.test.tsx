import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { contactDrawerWords as words } from '../../../src/content/landing/drawers/contact-drawer.ts';
import { inputWarningWords } from '../../../src/content/screens/input-warnings.ts';
import { ContactDrawer } from '../../../src/pages/site/drawers/ContactDrawer.tsx';
import { showDrawer } from './show-drawer.tsx';

const email = () => screen.getByLabelText(words.email.label);
const press = () => userEvent.click(screen.getByRole('button', { name: words.button.default }));

/** A visitor who sent the form with a slip in the e-mail. Returns what is sent. */
async function sentWithSlip() {
  const asked = showDrawer(<ContactDrawer open phone="(11) 98765-1234" onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText(words.name.label), 'Ana Souza');
  await userEvent.type(email(), 'ana@gmial.com');
  await press();
  return asked;
}

it('an e-mail with a likely slip is asked about once, and goes when it is sent the same', async () => {
  const asked = await sentWithSlip();
  screen.getByText(inputWarningWords.email('ana@gmail.com'));
  expect(email().getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(email());
  expect(asked).toEqual([]);
  await press();
  expect(asked.map(({ raw }) => raw.email)).toEqual([['ana@gmial.com']]);
});

it('an e-mail with a likely slip goes at once when it is mended', async () => {
  const asked = await sentWithSlip();
  await userEvent.clear(email());
  await userEvent.type(email(), 'ana@gmail.com');
  expect(screen.queryByText(/gmail\.com/)).toBeNull();
  await press();
  expect(asked.map(({ raw }) => raw.email)).toEqual([['ana@gmail.com']]);
});

it('the e-mail that was meant is taken by one press', async () => {
  const asked = await sentWithSlip();
  await userEvent.click(screen.getByRole('button', { name: inputWarningWords.take('ana@gmail.com') }));
  expect(screen.queryByText(inputWarningWords.email('ana@gmail.com'))).toBeNull();
  expect(document.activeElement).toBe(email());
  await press();
  expect(asked.map(({ raw }) => raw.email)).toEqual([['ana@gmail.com']]);
});

it('a name that is too long is told beside it, and neither cut nor sent', async () => {
  const asked = showDrawer(<ContactDrawer open phone="(11) 98765-1234" onClose={() => undefined} />);
  const name = screen.getByLabelText(words.name.label);
  await userEvent.click(name);
  await userEvent.paste(`Ana ${'a'.repeat(125)}`);
  await userEvent.type(email(), 'ana@exemplo.com.br');
  await press();
  expect(name).toHaveProperty('value.length', 129);
  expect(document.getElementById(`${name.id}-error`)?.textContent).toContain(fieldErrors.nameLong);
  expect(asked).toEqual([]);
});
