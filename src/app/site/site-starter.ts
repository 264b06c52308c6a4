import { linkNames } from '../../funnel/arrival.ts';
import { applyZoom } from '../../ui/apply-zoom.ts';
import { bring, bringAlong, bringOnDemand } from '../bring.ts';
import { holdSubmits } from '../starter/hold-submits.ts';
import { layOutLater } from '../starter/lay-out-later.ts';
import { maskTyping } from '../starter/mask-typing.ts';
import { storageSlot } from '../storage-slot.ts';
import { storageSlots } from '../storage-slots.ts';
import { keepArrival } from './keep-arrival.ts';
import { type Waker, wakeIslands } from './wake-islands.ts';

// All that a public page runs by itself, inline: React comes with the first island that is due.
const zoom = storageSlot(() => localStorage, storageSlots.zoom).read();
if (typeof zoom === 'number') applyZoom(zoom, document.documentElement);
keepArrival();
layOutLater();
maskTyping();
holdSubmits();
// The build writes into the page which file that is, and which it stands on.
const [waker = '', ...below] = document.documentElement.dataset.islands?.split(' ') ?? [];
bringOnDemand();
const load = () => {
  below.forEach(bringAlong);
  return bring<Waker>(waker);
};
const asked = new URLSearchParams(location.search);
if (linkNames.some((name) => asked.has(name)))
  load().then(
    ({ followLink }) => followLink(),
    () => undefined,
  );
wakeIslands(document, load);
