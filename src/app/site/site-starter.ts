import { linkNames } from '../../funnel/arrival.ts';
import { applyZoom } from '../../ui/zoom/apply-zoom.ts';
import { loadModule } from '../load-module.ts';
import { listenForErrors } from '../page-errors/listen-for-errors.ts';
import { holdSubmits } from '../starter/hold-submits.ts';
import { layOutLater } from '../starter/lay-out-later.ts';
import { maskTyping } from '../starter/mask-typing.ts';
import { storageSlot } from '../storage-slot.ts';
import { storageSlots } from '../storage-slots.ts';
import { keepArrival } from './keep-arrival.ts';
import { keepTest, leadToStart } from './start-address.ts';
import { type Waker, wakeIslands } from './wake-islands.ts';

// All that a public page runs by itself, inline: React comes with the first island that is due.
listenForErrors();
const zoom = storageSlot(() => localStorage, storageSlots.zoom).read();
if (typeof zoom === 'number') applyZoom(zoom, document.documentElement);
keepArrival();
keepTest();
layOutLater();
maskTyping();
holdSubmits();
// The document names the file that wakes them, and behind it those that it stands on.
const files = document.documentElement.dataset.islands?.split(' ') ?? [];
const [waker = ''] = files;
const load = () => loadModule<Waker>(() => import(/* @vite-ignore */ waker), files);
const asked = new URLSearchParams(location.search);
if (linkNames.some((name) => asked.has(name)))
  load().then(
    ({ followLink }) => followLink(),
    () => undefined,
  );
wakeIslands(document, load);
leadToStart(window);
