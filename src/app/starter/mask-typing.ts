import { caretAfter, drawMask, isFull, type MaskKind } from '../../brazil/draw-mask.ts';
import { unsay } from './notes.ts';

/** A mask stops at its length, also once the application draws it. */
function stopWhenFull(event: InputEvent): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || event.inputType !== 'insertText') return;
  const { mask } = input.dataset;
  const isKey = /^[\da-z]$/i.test(event.data ?? '') && input.selectionStart === input.selectionEnd;
  if (isKey && isMaskKind(mask) && isFull(mask, input.value)) event.preventDefault();
}

/**
 * Draws separators until the application does. It listens before React, which keeps to itself what is typed into a
 * page that it has not woken yet.
 */
export function maskTyping(): void {
  addEventListener('beforeinput', stopWhenFull, true);
  addEventListener(
    'input',
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement)) return;
      if (input.form) unsay(input.form);
      if ('awake' in document.documentElement.dataset) return;
      // What was held is no longer what the input says.
      if (input.form && 'starts' in input.form.dataset) delete input.form.dataset.submitted;
      const { isComposing = false, inputType = '' } = event instanceof InputEvent ? event : {};
      if (!isComposing) draw(input, inputType);
    },
    true,
  );
}

function draw(input: HTMLInputElement, inputType: string): void {
  const { mask } = input.dataset;
  if (!isMaskKind(mask)) return;
  const typed = input.value;
  const drawn = drawMask(mask, typed);
  if (drawn === typed) return;
  const caret = caretAfter(typed, input.selectionEnd ?? typed.length, drawn, inputType.endsWith('Forward'));
  input.value = drawn;
  input.setSelectionRange(caret, caret);
}

/** The page was rendered with the name of a kind, or with none. */
const isMaskKind = (name: string | undefined): name is MaskKind => name !== undefined;
