import { act, cleanup, render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Router } from 'react-router';
import { vi } from 'vitest';
import { useAppSelector } from '../../src/answering/store-hooks.ts';
import { standard } from '../../src/funnel/campaign.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import '../../src/sagas/late-root.ts';
import '../../src/conversation/messages/understanding-parts.ts';
import '../../src/conversation/panels/Panels.tsx';
import { preloadStep } from '../../src/answering/preloading/use-preload.ts';
import { screens } from '../../src/answering/screens/screens.ts';
import { createPageHistory, type PageHistory } from '../../src/app/page-history.ts';
import { syncLocation } from '../../src/app/sync-location.ts';
import { ConversationPage } from '../../src/conversation/ConversationPage.tsx';
import {
  lazyUnderstanding,
  preloadUnderstanding,
} from '../../src/conversation/messages/lazy-understanding.ts';
import { RunContext } from '../../src/conversation/run-context.ts';
import { faces } from '../../src/funnel/routes/face.ts';
import { readPath } from '../../src/funnel/routes/read-path.ts';
import type { Step } from '../../src/funnel/steps/step.ts';
import { steps } from '../../src/funnel/steps/steps.ts';
import { FunnelPage } from '../../src/pages/funnel/FunnelPage.tsx';
import { createStore, stateAt } from '../../src/sagas/create-store.ts';
import type { SagaDependencies } from '../../src/sagas/saga-dependencies.ts';
import { answersSubmitted } from '../../src/store/events.ts';
import { selectStepsShown } from '../../src/store/selectors.ts';
import { routesBelow, SiteRoutesContext } from '../../src/ui/actions/site-routes.ts';
import { createDevice, dependenciesOn } from '../sagas/browser-tab.ts';
import { createFakeApi } from '../sagas/fake-api.ts';
import { failTest } from '../setup/fail-test.ts';

/** What happens by itself has happened, and is on the screen. */
export const settle = () =>
  act(async () => {
    await calm();
    // What is fetched for the first time takes a busy machine longer than any calm.
    await vi.dynamicImportSettled();
    await calm();
  });

async function calm(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function Shown() {
  const face = useAppSelector((state) => state.visit.face);
  return <main>{faces[face].conversationPath === null ? <FunnelPage /> : <ConversationPage />}</main>;
}

function Placed({ history }: { history: PageHistory }) {
  const place = useSyncExternalStore(history.listen, history.place);
  return (
    <Router basename="/" location={place} navigator={history}>
      <SiteRoutesContext value={routesBelow('', history.push)}>
        <Shown />
      </SiteRoutesContext>
    </Router>
  );
}

/** A browser's tab: real store, sagas, history and page, and a shop that answers. */
export function renderConversation(path: string, shop = createFakeApi(), device = createDevice()) {
  window.history.replaceState(null, '', path);
  const history = createPageHistory(() => true);
  const { route, face } = readPath(history.place().pathname, fileCampaigns);
  const dependencies: SagaDependencies = {
    client: shop.client,
    navigator: history,
    address: () => ({
      path: `${window.location.pathname}${window.location.hash}`,
      query: new URLSearchParams(window.location.search),
    }),
    ...dependenciesOn(device),
    origin: window.location.origin,
  };
  const { store, begin, serve } = createStore(stateAt(standard, route, face), dependencies, failTest);
  syncLocation(history, store);
  render(
    <Provider store={store}>
      <RunContext value={serve}>
        <Placed history={history} />
      </RunContext>
    </Provider>,
  );
  const submit = async (raw: Record<string, readonly string[]>) => {
    await act(async () => {
      const shown = selectStepsShown(store.getState()).map(({ id }) => id);
      store.dispatch(answersSubmitted({ steps: shown, raw }));
    });
    await settle();
  };
  return {
    shop,
    device,
    store,
    history,
    begin: async () => {
      await act(async () => void begin());
      await settle();
    },
    submit,
    go: async (to: string) => {
      await act(async () => history.push(to));
      await settle();
    },
    route: () => store.getState().visit.route,
  };
}

/** The same visitor, after a reload. */
export async function reloadConversation({ shop, device, route }: ReturnType<typeof renderConversation>) {
  cleanup();
  const fragment = route().replace('/checkout/', '').replace('/', '');
  const page = renderConversation(`/chat/#${fragment}`, shop, device);
  await page.begin();
  return page;
}

/** What a page of the conversation needs that a browser has. */
function stubBrowser(): void {
  for (const name of ['scrollTo', 'scrollBy'] as const) vi.stubGlobal(name, () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** The same, and all that it would fetch, fetched. */
export async function preloadConversation(): Promise<void> {
  stubBrowser();
  preloadUnderstanding();
  await lazyUnderstanding.load();
  await Promise.all([
    ...Object.values<Step>(steps).map(preloadStep),
    ...Object.values(screens).map(({ preload }) => preload?.()),
  ]);
}
