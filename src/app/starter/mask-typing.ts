import { redrawInput } from '../../answering/form/redraw-input.ts';
import { type Mask, maskPatterns } from '../../brazil/mask-patterns.ts';
import { dropHeldSubmit } from '../../ui/fields/held-submit.ts';
import { clearError } from './form-note.ts';

/**
 * Masks inputs until the application does. It listens in the capture phase, since React swallows input on a page that
 * is not hydrated.
 */
export function maskTyping(): void {
  addEventListener(
    'input',
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement)) return;
      if (input.form) clearError(input.form);
      if ('hydrated' in document.documentElement.dataset) return;
      // The held submit no longer matches the input.
      if (input.form && 'starts' in input.form.dataset) dropHeldSubmit(input.form);
      const { isComposing = false, inputType = '' } = event instanceof InputEvent ? event : {};
      const { mask } = input.dataset;
      if (!isComposing && isMask(mask)) redrawInput(input, mask, inputType);
    },
    true,
  );
}

const isMask = (name: string | undefined): name is Mask =>
  name !== undefined && Object.hasOwn(maskPatterns, name);
