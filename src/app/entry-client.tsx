import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/typeface.css';
import { hydrateRoot } from 'react-dom/client';
import { isInComposer } from '../answering/composer.ts';
import { keepTyped } from '../answering/form/draft-of.ts';
import { whenIdle } from '../answering/preloading/when-idle.ts';
import { RunContext } from '../conversation/run-context.ts';
import { readPath } from '../funnel/routes/read-path.ts';
import { createStore, stateAt } from '../sagas/create-store.ts';
import { selectHelpProtocol } from '../store/selectors.ts';
import { loadMotionOnFirstTouch } from '../ui/motion/load-motion.ts';
import { App } from './App.tsx';
import { browserDependencies, loadDeferredParts, preloadAnswering } from './browser-dependencies.ts';
import { followFooterLinks, nameProtocol, openCookiesWhenAsked } from './footer-links.ts';
import { keepWhenLeft } from './keep-when-left.ts';
import { campaigns } from './own-campaign.ts';
import { createPageHistory } from './page-history.ts';
import { prepareDevice } from './prepare-device.ts';
import { recoverFrom } from './reload-once.ts';
import { appRouteAt } from './routes.tsx';
import { syncLocation } from './sync-location.ts';

const { campaign, face, route } = readPath(location.pathname, campaigns);
// Title, theme and footer belong to the document, so another campaign's page is a full page load.
const isSameDocument = (path: string) => {
  const there = readPath(path, campaigns);
  return appRouteAt(there.route) !== null && there.campaign === campaign;
};
const history = createPageHistory(isSameDocument);
const dependencies = browserDependencies(history);
const { store, begin, run, serve } = createStore(stateAt(campaign, route, face), dependencies, recoverFrom);
syncLocation(history, store);
followFooterLinks(history, isSameDocument);
openCookiesWhenAsked();
nameProtocol(() => selectHelpProtocol(store.getState()));
keepWhenLeft(() => keepTyped(store));

const measureSoon = () =>
  void loadDeferredParts().then(
    ({ startMeasuring }) => startMeasuring(run, dependencies),
    () => undefined,
  );

// The first question needs none of it.
const touched = new AbortController();
const prepare = () => {
  touched.abort();
  preloadAnswering();
  whenIdle(prepareDevice);
  measureSoon();
};
for (const touch of ['pointerdown', 'focusin', 'submit'])
  addEventListener(touch, prepare, { signal: touched.signal, passive: true });
// Counts visitors who only read.
setTimeout(measureSoon, 10_000);
if (document.activeElement instanceof HTMLInputElement) preloadAnswering();
loadMotionOnFirstTouch(isInComposer);

const element = document.getElementById('root');
// Taken at once: hydration may happen after the visit has started, and must use the prerendered state.
const prerendered = { state: store.getState(), place: history.place() };
let isHydrated = false;
const hasHydrated = () => {
  if (isHydrated) return;
  isHydrated = true;
  document.documentElement.dataset.hydrated = '';
  begin();
};
const app = (
  <RunContext value={serve}>
    <App
      store={store}
      history={history}
      prefix={campaign.prefix}
      prerendered={prerendered}
      onHydrated={hasHydrated}
    />
  </RunContext>
);
if (element) hydrateRoot(element, app, { onUncaughtError: recoverFrom });
