import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { contentId, SkipToContent } from '../../src/app/layout/SiteLayout.tsx';

it('the skip link in a conversation leads to the text field and keeps the address', async () => {
  window.history.replaceState(null, '', '/chat/#cep');
  render(
    <>
      <SkipToContent toLine />
      <a href="/">Ultrafibra</a>
      <input id="composer" />
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Ir para a resposta' });
  expect(document.activeElement).toBe(link);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(window.location.hash).toBe('#cep');
});

it('the skip link on other pages leads to the main content', async () => {
  render(<SkipToContent toLine={false} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ir para o conteúdo' }));
  expect(document.activeElement?.getAttribute('href')).toBe(`#${contentId}`);
});
