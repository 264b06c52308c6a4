import { parseCep } from '../../brazil/cep.ts';
import { wishedSku } from '../../funnel/arrival.ts';
import { holdSubmit } from '../../ui/fields/held-submit.ts';
import { apiBase } from '../api-base.ts';
import { prefetchLookup } from '../prefetched-lookup.ts';
import { clearError, showError, showNote } from './form-note.ts';

/**
 * Holds a form submitted before hydration and submits it afterwards, so that nothing typed ends up in an address.
 * `start` is what the pages of the order do first; public pages do nothing.
 */
export function holdSubmits(start: (form: HTMLFormElement) => boolean = () => true): void {
  // In the capture phase, before the application handles the submit: its own messages must stay.
  addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && clearError(target), true);
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!start(form)) return;
    holdSubmit(form);
  });
}

/**
 * Begins the lookup at once. False if the postcode is invalid and the form can say so. Text with letters may be a
 * question, which the application answers.
 */
export function startOrder(form: HTMLFormElement): boolean {
  fetchAnswering();
  const input = form.querySelector('[data-mask=cep]');
  if (!(input instanceof HTMLInputElement) || /\p{L}/u.test(input.value)) return true;
  const { lookup, refusal, busy } = form.dataset;
  const cep = parseCep(input.value);
  if (!cep) {
    if (refusal === undefined) return true;
    showError(form, input, refusal);
    return false;
  }
  showNote(form, busy);
  // The application's own lookup names the wished plan as well.
  const sku = wishedSku(new URLSearchParams(location.search));
  if (lookup) prefetchLookup(apiBase() + lookup.replace(':cep', cep) + (sku ? `?sku=${sku}` : ''));
  return true;
}

/**
 * Fetches the files that carry out an answer, which the document names, beside those of the page: the application finds
 * them in the browser's cache. A preload link would make a failure last as long as the page.
 */
function fetchAnswering(): void {
  const { dataset } = document.documentElement;
  for (const file of dataset.answering?.split(' ') ?? [])
    fetch(file, { priority: 'low' }).catch(() => undefined);
  // Once.
  delete dataset.answering;
}
