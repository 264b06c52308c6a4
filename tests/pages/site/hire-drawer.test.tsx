import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hireDrawerWords as words } from '../../../src/content/landing/drawers/hire-drawer.ts';
import { HireDrawer } from '../../../src/pages/site/drawers/HireDrawer.tsx';
import { showDrawer } from './show-drawer.tsx';

const show = () => showDrawer(<HireDrawer open plan={null} sales onClose={() => undefined} />);

it('a house without a number is one press, which takes the refusal back', async () => {
  const asked = show();
  await userEvent.type(screen.getByLabelText(words.cep.label), '01310-100');
  await userEvent.type(screen.getByLabelText(words.phone.label), '(11) 98765-1234');
  const send = () => userEvent.click(screen.getByRole('button', { name: words.button.default }));
  await send();
  screen.getByText(words.number.error);
  await userEvent.click(screen.getByRole('button', { name: words.number.none }));
  expect(screen.queryByText(words.number.error)).toBeNull();
  await send();
  expect(asked.map(({ raw }) => raw.number)).toEqual([[words.number.none]]);
});
