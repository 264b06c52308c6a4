import { parseCep } from '../../brazil/cep.ts';
import { holdSubmit } from '../../ui/fields/held-submit.ts';
import { apiBase } from '../api-base.ts';
import { prefetchLookup } from '../prefetched-lookup.ts';
import { doubt, say, unsay } from './notes.ts';

/**
 * A form sent too early is held, so that nothing typed leaves in an address; it sends itself once it is hydrated. One that
 * starts the order is answered at once as well.
 */
export function holdSubmits(): void {
  // Before the application looks at the answer: what it says of it stays.
  addEventListener('submit', ({ target }) => target instanceof HTMLFormElement && unsay(target), true);
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    if ('starts' in form.dataset && !start(form)) return;
    holdSubmit(form);
  });
}

/** False when the postcode has to be looked at again. A question is the application's to answer. */
function start(form: HTMLFormElement): boolean {
  const input = form.querySelector('[data-mask=cep]');
  if (!(input instanceof HTMLInputElement) || /\p{L}/u.test(input.value)) return true;
  const { lookup, refusal, busy } = form.dataset;
  const cep = parseCep(input.value);
  if (cep === null) {
    doubt(form, input, refusal);
    return false;
  }
  say(form, busy);
  if (lookup !== undefined) prefetchLookup(`${apiBase()}${lookup.replace(':cep', cep)}${wishedPlan()}`);
  return true;
}

/** As the application will read it from the address: the look-up tells of the plan as well. */
function wishedPlan(): string {
  const query = new URLSearchParams(location.search);
  const sku = query.get('s') ?? query.get('sk') ?? query.get('sku') ?? '';
  return /^[a-z0-9]{1,16}$/i.test(sku) ? `?sku=${sku.toLowerCase()}` : '';
}
