import { keptArrival, linkNames } from '../../funnel/arrival.ts';
import { listenForErrors } from '../../page-errors/listen-for-errors.ts';
import { applyZoom } from '../../ui/zoom/apply-zoom.ts';
import { loadModule } from '../load-module.ts';
import { holdSubmits } from '../starter/hold-submits.ts';
import { layOutLater } from '../starter/lay-out-later.ts';
import { maskTyping } from '../starter/mask-typing.ts';
import * as storageNames from '../storage/storage-names.ts';
import { deviceSlot, tabSlot } from '../storage/storage-slot.ts';
import { hydrateIslands, type IslandHydration } from './hydrate-islands.ts';
import { keepTest, rewriteOrderLinks } from './start-address.ts';

// Inline script of the public pages. React loads with the first island that needs it.
listenForErrors();
const asked = new URLSearchParams(location.search);
const zoom = deviceSlot(storageNames.zoom).read();
if (typeof zoom === 'number') applyZoom(zoom, document.documentElement);
// Only the first address has the campaign parameters and the wished plan, so the tab stores them for the order.
const arrival = keptArrival(asked);
if (arrival.size > 0) tabSlot(storageNames.campaignParameters).write(`${arrival}`);
keepTest();
layOutLater();
maskTyping();
holdSubmits();
// The document names the file that hydrates islands, followed by its dependencies.
const files = document.documentElement.dataset.islands?.split(' ') ?? [];
const [hydration = ''] = files;
const load = () => loadModule<IslandHydration>(() => import(/* @vite-ignore */ hydration), files);
if (linkNames.some((name) => asked.has(name)))
  load().then(
    ({ followLink }) => followLink(),
    () => undefined,
  );
hydrateIslands(document, load);
rewriteOrderLinks();
