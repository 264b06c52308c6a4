import { orderStart } from '../../funnel/experiments/order-start.ts';
import { type FaceId, faces } from '../../funnel/routes/face.ts';
import { orderLinkIn, readOrderLink } from '../../funnel/routes/order-link.ts';
import { shownExperiments } from '../shown-experiments.ts';
import { experimentSlots as slots } from '../storage/experiment-slots.ts';
import * as storageNames from '../storage/storage-names.ts';
import { deviceSlot } from '../storage/storage-slot.ts';

const isFace = (value: unknown): value is FaceId => typeof value === 'string' && Object.hasOwn(faces, value);

const textIn = (slot: { read: () => unknown }): string | null => {
  const value = slot.read();
  return typeof value === 'string' ? value : null;
};

function keyOfTab(): string {
  const known = textIn(slots.key);
  if (known !== null) return known;
  const drawn = crypto.getRandomValues(new Uint32Array(2)).join('');
  slots.key.write(drawn);
  return drawn;
}

/**
 * The address that an order link opens. An order under way keeps its face; a lead stored on the device is resumed
 * where the link says.
 */
export function startAddress(path: string): string {
  const link = readOrderLink(path);
  if (link === null) return path;
  const face = slots.face.read();
  if (isFace(face)) return orderLinkIn(face, link);
  if (deviceSlot(storageNames.leadId).read() !== null) return path;
  const test = textIn(slots.test);
  const start = orderStart(link.prefix, { key: test === null ? keyOfTab() : '', test }, shownExperiments());
  slots.arms.write(start.arms);
  return orderLinkIn(start.face, link);
}

/** `?test` selects an arm for as long as the tab is open. */
export function keepTest(): void {
  const test = new URLSearchParams(location.search).get('test');
  if (test !== null) slots.test.write(test);
}

/**
 * Rewrites order links when they are clicked, in whatever way. Links that a component handles itself are left alone.
 */
export function rewriteOrderLinks(): void {
  const lead = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const path = link?.getAttribute('href');
    if (!link || !path || event.defaultPrevented) return;
    const address = startAddress(path);
    if (address === path) return;
    link.href = address;
    // Reset after the click: when the visitor returns, an order may be under way.
    setTimeout(() => link.setAttribute('href', path));
  };
  addEventListener('click', lead);
  addEventListener('auxclick', lead);
}
