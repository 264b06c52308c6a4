import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { hydrateIsland } from '../../src/app/site/hydrate-island.tsx';
import { Island } from '../../src/pages/site/Island.tsx';
import { ZoomSetting } from '../../src/pages/site/ZoomSetting.tsx';
import { routesBelow, SiteRoutesContext } from '../../src/ui/actions/site-routes.ts';

const written = () =>
  renderToString(
    <SiteRoutesContext value={routesBelow('b', () => undefined)}>
      <Island name="zoom" of={ZoomSetting} props={{}} hydrates="idle" />
    </SiteRoutesContext>,
  );

beforeEach(() => {
  // The island hydrates by itself, as in a browser: nobody waits for React here.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  localStorage.clear();
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = written();
  return () => vi.unstubAllGlobals();
});

function island(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[data-island]');
  if (element === null) throw new Error('The page has no island.');
  return element;
}

const button = (name: string) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);

it('an island’s data for hydration is written into the page below its campaign', () => {
  expect(island().dataset).toMatchObject({
    island: 'zoom',
    id: 'zoom',
    hydrates: 'idle',
    prefix: 'b',
    props: '{}',
  });
  expect(island().textContent).toBe('100%');
});

it('an island is hydrated with the elements of the page', async () => {
  const before = button('Aumentar a página');
  await hydrateIsland(island());
  expect(island().dataset.hydrated).toBe('');
  expect(button('Aumentar a página')).toBe(before);
  before?.click();
  await vi.waitFor(() => expect(island().textContent).toBe('106,25%'));
  expect(document.documentElement.style.fontSize).toBe('106.25%');
  expect(localStorage.getItem('ultrafibra.zoom')).toBe('106.25');
});

it('both zoom controls of a page show what was chosen at one of them', async () => {
  document.body.innerHTML = written() + written();
  const both = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const one of both) await hydrateIsland(one);
  button('Aumentar a página')?.click();
  await vi.waitFor(() => expect(both.map((one) => one.textContent)).toEqual(['106,25%', '106,25%']));
});

it('an island shows what the device stores', async () => {
  localStorage.setItem('ultrafibra.zoom', '150');
  await hydrateIsland(island());
  await vi.waitFor(() => expect(island().textContent).toBe('150%'));
});

it('an unknown island in the page is reported', async () => {
  island().dataset.island = 'nowhere';
  await expect(hydrateIsland(island())).rejects.toThrow("No island is called 'nowhere'");
});
