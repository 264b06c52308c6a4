import { globSync, readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { listImports } from '../../src/contract/panel/imports.ts';
import { anchorOf, type Block, blocksOf, manual } from '../../src/panel/views/help/manual.ts';
import { views } from '../../src/panel/views.ts';
import { fakePanel, showPanel } from './show-panel.tsx';

const headings = manual.flatMap((block) => (block.is === 'heading' ? [anchorOf(block.text)] : []));

it.each(views.filter(({ path }) => path !== 'ajuda'))(
  'the manual has the chapter that the view “$path” leads to',
  ({ help }) => {
    expect(headings).toContain(help);
  },
);

it('a seller who does not know a view is led to its chapter of the manual', async () => {
  fakePanel('admin').answers(listImports, () => ({ runs: [] }));
  showPanel('/importacoes');
  await userEvent.click(await screen.findByRole('link', { name: 'Ajuda: Importações' }));
  await screen.findByRole('heading', { name: 'Ajuda', level: 1 });
  await waitFor(() => expect(document.activeElement?.id).toBe('importações'));
  within(screen.getByRole('navigation', { name: 'Ajuda' })).getByRole('link', { name: 'Filas' });
  // A picture above it that arrives later moves it: it is brought back.
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const [picture] = screen.getAllByRole('img');
  if (picture) fireEvent.load(picture);
  expect(scrolled.mock.contexts).toEqual([document.activeElement]);
  scrolled.mockRestore();
});

it('the manual shows every picture that it names', async () => {
  fakePanel('seller');
  showPanel('/ajuda');
  await screen.findByRole('heading', { name: 'Ajuda', level: 1 });
  const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));
  expect(pictures).toHaveLength(readFileSync('docs/operator.md', 'utf8').match(/screens\//g)?.length ?? 0);
  for (const src of pictures) expect(src).toMatch(/panel-[\w-]+\.png/);
  expect(globSync('docs/screens/panel-*.png')).not.toEqual([]);
});

it('the manual leads nowhere that the panel does not serve', () => {
  const links = [...readFileSync('docs/operator.md', 'utf8').matchAll(/\]\(([^)]*)\)/g)].map(
    ([, href = '']) => href,
  );
  for (const href of links) expect(href).toMatch(/^(#|https:|screens\/panel-)/);
});

it('no mark of the manual is left in what is read', () => {
  const shown = (blocks: readonly Block[]): string[] =>
    blocks.flatMap((block) => {
      if (block.is === 'list') return block.items.flatMap(shown);
      if (block.is === 'table') return [...block.head, ...block.rows.flat()];
      return block.is === 'picture' ? [block.alt] : [block.text];
    });
  const texts = shown(manual);
  expect(texts.length).toBeGreaterThan(50);
  for (const text of texts) {
    expect(text).not.toMatch(/^(#|\||- |\d+\. )|<|!\[/);
    expect((text.match(/`/g) ?? []).length % 2, text).toBe(0);
  }
});

it('lists hold paragraphs and pictures, and a picture may be written as HTML', () => {
  const source =
    '1. One\n   goes on.\n\n   ![A picture](screens/a.png)\n\n2. Two\n\nAfter\n- dot\n\n<img src="b.png" alt="B" width="260">';
  expect(blocksOf(source)).toEqual([
    {
      is: 'list',
      isNumbered: true,
      items: [
        [
          { is: 'text', text: 'One goes on.' },
          { is: 'picture', src: 'screens/a.png', alt: 'A picture', width: undefined },
        ],
        [{ is: 'text', text: 'Two' }],
      ],
    },
    { is: 'text', text: 'After' },
    { is: 'list', isNumbered: false, items: [[{ is: 'text', text: 'dot' }]] },
    { is: 'picture', src: 'b.png', alt: 'B', width: 260 },
  ]);
});
