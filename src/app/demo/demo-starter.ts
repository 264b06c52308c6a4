import { listenForErrors } from '../../page-errors/listen-for-errors.ts';
import { holdSubmit } from '../../ui/fields/held-submit.ts';
import * as storageNames from '../storage/storage-names.ts';
import { deviceSlot } from '../storage/storage-slot.ts';

// Inline script of the demo, run before it has loaded: applies the chosen theme, hides text until the chosen language
// is there, and keeps forms from leaving the page.
listenForErrors();
const settings = deviceSlot(storageNames.demoSettings).read();
if (typeof settings === 'object' && settings !== null) {
  const { theme, language }: { theme?: unknown; language?: unknown } = settings;
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  if (language !== 'en') document.documentElement.dataset.waits = '';
}

addEventListener('submit', (event) => {
  const form = event.target;
  // The demo prevents the forms it handles.
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  holdSubmit(form);
});
