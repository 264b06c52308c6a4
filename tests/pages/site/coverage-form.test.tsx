import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { coverageFormWords as words } from '../../../src/content/landing/coverage-form.ts';
import { CoverageForm } from '../../../src/pages/landing/coverage-form/CoverageForm.tsx';
import { showDrawer } from './show-drawer.tsx';

it.each([
  [words.cep.label, '0131010099', '01310-100'],
  [words.phone.label, '1198765432199', '(11) 98765-4321'],
  // Not the mask: a country code is dropped when the form is sent.
  [words.phone.label, '+55 11 98765-4321', '+55 11 98765-4321'],
  [words.phone.label, '011987654321', '011987654321'],
])('the coverage form ends the %s %s where its mask ends', async (label, typed, shown) => {
  showDrawer(<CoverageForm />);
  const input = screen.getByLabelText(label);
  await userEvent.click(input);
  for (const write of [userEvent.keyboard, userEvent.paste]) {
    await userEvent.clear(input);
    await write(typed);
    expect(input).toHaveProperty('value', shown);
  }
});
