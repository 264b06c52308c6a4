import { describe, expect, it } from 'vitest';
import { listSavedViews, maxViews, removeView, saveView } from '../../../src/contract/panel/saved-views.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openSignedIn } from '../test-server/open-with.ts';
import { sampledEngines } from '../test-server/test-database.ts';

const orders = { params: { area: 'orders' as const } };
const scheduled = { name: 'Agendados em SP', filters: 'estado=SP&situacao=scheduled' };

describe.each(sampledEngines)('saved views of a list on %s', (engine) => {
  it('a saved view belongs to its operator and list, and the same name replaces it', async () => {
    const server = await openTestServer({ engine });
    const [ana, bia] = [await server.signIn('seller'), await server.signIn('seller', 'Bia Reis')];
    await ana.browser.call(saveView, { ...orders, body: scheduled });
    const changed = { ...scheduled, filters: 'estado=RJ&situacao=scheduled' };
    const { view } = await ana.browser.call(saveView, { ...orders, body: changed });
    expect((await ana.browser.call(listSavedViews, orders)).views).toEqual([{ ...changed, id: view.id }]);
    expect((await ana.browser.call(listSavedViews, { params: { area: 'leads' } })).views).toEqual([]);
    expect((await bia.browser.call(listSavedViews, orders)).views).toEqual([]);

    const path = { params: { area: 'orders' as const, id: view.id } };
    await bia.browser.call(removeView, path);
    expect((await ana.browser.call(listSavedViews, orders)).views).toHaveLength(1);
    await ana.browser.call(removeView, path);
    expect((await ana.browser.call(listSavedViews, orders)).views).toEqual([]);
  });

  it('saved views are limited in number and hold no search text', async () => {
    const { browser } = await openSignedIn('seller', { engine });
    for (let index = 0; index < maxViews; index++)
      await browser.call(saveView, { ...orders, body: { ...scheduled, name: `Visão ${index}` } });
    await browser.refuses('name', saveView, { ...orders, body: scheduled });
    const named = { ...scheduled, filters: 'busca=Maria Souza' };
    await browser.refuses('filters', saveView, { ...orders, body: named });
  });
});
