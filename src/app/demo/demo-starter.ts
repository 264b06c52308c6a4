import { listenForErrors } from '../../page-errors/listen-for-errors.ts';
import { holdSubmit } from '../../ui/fields/held-submit.ts';
import { storageSlot } from '../storage/storage-slot.ts';
import { demoStorageSlots } from './demo-storage-slots.ts';

// Runs inline, before the demo has arrived: the chosen look, no words in a language that was not chosen, and no form
// that leaves the page.
listenForErrors();
const settings = storageSlot(() => localStorage, demoStorageSlots.settings).read();
if (typeof settings === 'object' && settings !== null) {
  const { theme, language }: { theme?: unknown; language?: unknown } = settings;
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  if (language !== 'en') document.documentElement.dataset.waits = '';
}

addEventListener('submit', (event) => {
  const form = event.target;
  // One that the demo has taken is prevented already.
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  holdSubmit(form);
});
