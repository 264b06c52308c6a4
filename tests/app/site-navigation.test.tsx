import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SiteHeader } from '../../src/app/layout/SiteHeader.tsx';
import { SiteNavigation } from '../../src/app/layout/SiteNavigation.tsx';
import { routesBelow, SiteRoutesContext } from '../../src/ui/actions/site-routes.ts';

const open = () =>
  render(
    <SiteRoutesContext value={routesBelow('timblack', () => undefined)}>
      <SiteHeader
        navigation={(zoom) => <SiteNavigation zoom={zoom} />}
        zoom={<button type="button">Zoom</button>}
      />
    </SiteRoutesContext>,
  );

it('row and menu have the same links within the campaign', () => {
  open();
  const ways = screen.getAllByRole('navigation', { name: 'Principal', hidden: true }).map((place) =>
    within(place)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  );
  expect(ways).toHaveLength(2);
  for (const way of ways)
    expect(way).toEqual([
      '/timblack/#planos',
      '/timblack/#streaming',
      '/timblack/consultar-cobertura/cep/',
      '/timblack/#duvidas',
      '/timblack/receber-ligacao/',
      'https://meutim.tim.com.br/',
    ]);
});

it('the navigation leads to no block that the campaign hides', () => {
  render(<SiteNavigation without={['/#streaming']} />);
  expect(screen.queryByRole('link', { name: 'Streaming', hidden: true })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Planos', hidden: true })).toHaveLength(2);
});

it('the menu opens without a script', async () => {
  const { container } = open();
  const menu = container.querySelector('details');
  expect(menu?.open).toBe(false);
  await userEvent.click(screen.getByLabelText('Abrir o menu'));
  expect(menu?.open).toBe(true);
});

it('the open menu goes from its button by the zoom control above the links to the links', () => {
  const { container } = open();
  const menu = within(container.querySelector('details') ?? document.body);
  const [zoom, first] = [menu.getByText('Zoom'), menu.getByRole('link', { name: 'Planos', hidden: true })];
  expect(zoom.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
