import '../ui/tokens.css';
import '../ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readPath } from '../funnel/read-path.ts';
import { App } from './App.tsx';
import { browserSurroundings } from './browser-surroundings.ts';
import { createStore, stateAt } from './create-store.ts';
import { syncLocation } from './location-sync.ts';
import { createPageHistory } from './page-history.ts';

const history = createPageHistory(window);
const { campaign, face, route } = readPath(history.place().pathname);
const { store, begin } = createStore(stateAt(campaign.prefix, route, face), browserSurroundings(history));
syncLocation(history, store);

const element = document.getElementById('root');
// Taken before anything happens: the page may wake up after the visit has begun.
const waking = { state: store.getState(), place: history.place() };
let isAwake = false;
const wake = () => {
  if (isAwake) return;
  isAwake = true;
  document.documentElement.dataset.awake = '';
  begin();
};
const app = <App store={store} history={history} prefix={campaign.prefix} waking={waking} onAwake={wake} />;
if (element?.firstElementChild) hydrateRoot(element, app);
else if (element) createRoot(element).render(app);
