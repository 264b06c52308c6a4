import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/typeface.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { DemoApp } from '../../pages/demo/DemoApp.tsx';
import { demoDevice } from '../../pages/demo/demo-device.ts';
import { demoScreenAt } from '../../pages/demo/demo-screens.tsx';
import * as storageNames from '../storage/storage-names.ts';
import { deviceSlot, tabSlot } from '../storage/storage-slot.ts';

const device = demoDevice({
  order: tabSlot(storageNames.demoOrder),
  settings: deviceSlot(storageNames.demoSettings),
  prefersDark: () => matchMedia('(prefers-color-scheme: dark)').matches,
});
const demo = (
  // Without transitions, so that the URL and the visible screen always agree.
  <BrowserRouter useTransitions={false}>
    <DemoApp device={device} />
  </BrowserRouter>
);

/** Preloads the screen of the address, so that the page hydrates at once. */
async function hydrate(): Promise<void> {
  await demoScreenAt(location.pathname)?.Screen.preload();
  const root = document.getElementById('root');
  if (root?.firstElementChild) hydrateRoot(root, demo);
  else if (root) createRoot(root).render(demo);
}

// Not awaited: the screens import this file, so a top-level await would deadlock.
void hydrate();
