import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from './visit.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('the demo starts in English and switches to Spanish', async () => {
  const { user, storage } = await visit();
  expect(document.documentElement.lang).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Change languages' }));
  expect(document.documentElement.lang).toBe('es');
  expect(document.title).toBe('Te damos la bienvenida · Demo inicial');
  screen.getByRole('heading', { name: 'Completa el formulario para continuar' });
  expect(storage.settings).toEqual({ language: 'es', theme: null });
  await user.click(screen.getByRole('button', { name: 'Cambiar idioma' }));
  expect(document.documentElement.lang).toBe('en');
});

it('the demo remembers language and theme', async () => {
  await visit('/demo/about', { order: null, settings: { language: 'es', theme: 'dark' } });
  await heading('Acerca de');
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('dark mode is toggled on the whole document', async () => {
  const { user } = await visit();
  const toggle = screen.getByRole('button', { name: 'Toggle dark mode' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(toggle);
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('the demo greets the name in the address', async () => {
  const { user } = await visit();
  await user.click(screen.getByRole('button', { name: 'GO' }));
  screen.getByText('Enter a name.');
  await user.type(screen.getByLabelText('Whom shall we greet?'), 'Zé & Ana/Eva');
  await user.click(screen.getByRole('button', { name: 'GO' }));
  expect(document.activeElement).toBe(await heading('Hi, Zé & Ana/Eva!'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(await heading('Welcome. What shall we play first?'));
});

it.each(['/demo/nowhere', '/demo/hi', '/demo/hi/ana/eva', '/demo/plans/annual'])(
  'the missing address %s leads home',
  async (path) => {
    const { user } = await visit(path);
    await heading('Not found');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await heading('Welcome. What shall we play first?');
  },
);

it('a menu link marks the current page, and a form explains what happens to its data', async () => {
  const { user } = await visit();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  screen.getByText(/makes no external request/);
  await user.click(screen.getByRole('link', { name: 'About' }));
  await heading('About');
  expect(screen.getByRole('link', { name: 'About' }).getAttribute('aria-current')).toBe('page');
});

it('the progress bar is shown for another page, not for the same one', async () => {
  const { user } = await visit();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'About' }));
  screen.getByRole('progressbar', { name: 'Loading the page' });
});
