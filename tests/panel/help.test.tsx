import { globSync, readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { listImports } from '../../src/contract/panel/imports.ts';
import { views } from '../../src/panel/views.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

it('the manual has the chapters that views lead to and every picture it names, and no mark of it is left', async () => {
  fakePanel('seller');
  showPanel('/ajuda');
  await screen.findByRole('heading', { name: 'Ajuda', level: 1 });
  const chapters = screen.getAllByRole('heading').map(({ id }) => id);
  for (const { path, help } of views) if (path !== 'ajuda') expect(chapters, path).toContain(help);
  const { textContent } = document.body;
  expect(textContent.length).toBeGreaterThan(5000);
  expect(textContent).not.toMatch(/`|\*\*|!\[|\]\(|<img/);
  const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));
  expect(pictures).toHaveLength(readFileSync('docs/operator.md', 'utf8').match(/screens\//g)?.length ?? 0);
  for (const src of pictures) expect(src).toMatch(/panel-[\w-]+\.png/);
  expect(globSync('docs/screens/panel-*.png')).not.toEqual([]);
});

it('a seller who does not know a view is led to its chapter of the manual', async () => {
  fakePanel('admin').answers(listImports, () => ({ runs: [] }));
  showPanel('/importacoes');
  await userEvent.click(await screen.findByRole('link', { name: 'Ajuda: Importações' }));
  await screen.findByRole('heading', { name: 'Ajuda', level: 1 });
  await waitFor(() => expect(document.activeElement?.id).toBe('importações'));
  const isOpen = (name: string) => screen.getByRole('heading', { name }).closest('details')?.open;
  expect(['Importações', 'Filas'].map(isOpen)).toEqual([true, false]);
  // A picture above it that arrives later moves it: it is brought back.
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const [picture] = screen.getAllByRole('img');
  if (picture) fireEvent.load(picture);
  expect(scrolled.mock.contexts).toEqual([document.activeElement]);
  scrolled.mockRestore();
});

it('the manual leads nowhere that the panel does not serve', () => {
  const links = [...readFileSync('docs/operator.md', 'utf8').matchAll(/\]\(([^)]*)\)/g)].map(
    ([, href = '']) => href,
  );
  for (const href of links) expect(href).toMatch(/^(#|https:|screens\/panel-)/);
});
