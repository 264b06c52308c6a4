// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageHistory } from '../../src/app/page-history.ts';
import { syncLocation } from '../../src/app/sync-location.ts';
import { standard } from '../../src/funnel/campaign.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { readPath } from '../../src/funnel/routes/read-path.ts';
import { createStoreWithoutSagas, stateAt } from '../../src/sagas/create-store.ts';
import { stepOpened } from '../../src/store/events.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  return () => vi.unstubAllGlobals();
});

/** A page that was loaded here, and how often its store was told of another place. */
function loadedAt(path: string) {
  window.history.replaceState(null, '', path);
  const history = createPageHistory(() => true);
  const { pathname, hash } = history.place();
  const rendered = readPath(pathname, fileCampaigns);
  const store = createStoreWithoutSagas(stateAt(standard, rendered.route, rendered.face));
  // As the visit begins: what follows '#' is read in the browser.
  const { face, route } = readPath(`${pathname}${hash}`, fileCampaigns);
  store.dispatch(stepOpened({ face, route }));
  syncLocation(history, store);
  const told: string[] = [];
  store.subscribe(() => told.push(`${store.getState().visit.face} ${store.getState().visit.route}`));
  return { history, store, told };
}

// One page's last address must not be written into the next one's history.
afterEach(() => void window.dispatchEvent(new Event('pagehide')));

describe('the location in the store', () => {
  it.each([
    ['of the next question', '/chat/#cep', '/chat/#nr-imovel', ['chat /checkout/nr-imovel/']],
    ['of the same question in the other face', '/chat/#nome', '/checkout/nome/', ['pages /checkout/nome/']],
    ['of the other conversation', '/chat/#cep', '/chat-tct/#cep', ['chat-tct /checkout/cep/']],
    ['of the door, also after a load in the middle', '/chat/#nome', '/chat/', ['chat /chat/']],
    ['of a page of the site', '/chat/#nome', '/regulamentos/', ['pages /regulamentos/']],
    ['of a question behind the door', '/chat/', '/chat/#cep', ['chat /checkout/cep/']],
    ['not of the same place', '/chat/#cep', '/chat/#cep', []],
    ['not of a query', '/chat/', '/chat/?s=d600a', []],
    ['not of an anchor that names no question', '/chat/#nome', '/chat/#conteudo', []],
    ['not of an anchor on a page', '/checkout/nome/', '/checkout/nome/#conteudo', []],
  ])('the store is told %s', (_, from, to, expected) => {
    const { history, told } = loadedAt(from);
    history.push(to);
    expect(told).toEqual(expected);
  });

  it('the store follows Back and Forward through the questions', async () => {
    const { history, store, told } = loadedAt('/chat/#cep');
    history.push('/chat/#nr-imovel');
    history.push('/chat/#contato');
    for (const [steps, route] of [
      [-1, '/checkout/nr-imovel/'],
      [-1, '/checkout/cep/'],
      [2, '/checkout/contato/'],
    ] as const) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = store.subscribe(resolve);
      history.go(steps);
      await promise;
      stop();
      expect(store.getState().visit.route).toBe(route);
    }
    expect(told).toHaveLength(5);
  });
});
