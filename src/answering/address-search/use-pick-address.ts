import { formatCep } from '../../brazil/cep.ts';
import type { FoundAddress } from '../../contract/calls/address-search.ts';
import { keepHouseNumber } from '../../dialogue/address-search/keep-house-number.ts';
import { addressSearchClosed } from '../../store/address-search.ts';
import { answersSubmitted } from '../../store/events.ts';
import { selectStepsShown } from '../../store/selectors.ts';
import { useAppDispatch, useAppStore } from '../store-hooks.ts';

/** Fills an input of the question's form, with the same events as typing. */
function write(name: string, value: string): void {
  const input = document.querySelector(`form[method="post"] input[name="${name}"]`);
  if (!(input instanceof HTMLInputElement) || value === '') return;
  input.focus();
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Answers with a postcode that was found. */
export function usePickAddress() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return ({ cep }: FoundAddress, number: string): void => {
    const state = store.getState();
    const steps = selectStepsShown(state).map(({ id }) => id);
    const raw = { cep: [formatCep(cep)] };
    if (steps.length > 1) {
      write('number', number);
      write('cep', formatCep(cep));
      dispatch(addressSearchClosed());
      return;
    }
    keepHouseNumber(store, number);
    dispatch(answersSubmitted({ steps, raw }));
  };
}
