import { caretAfter, drawMask } from '../../brazil/draw-mask.ts';
import type { Mask } from '../../brazil/mask-patterns.ts';

/** Adds the mask's separators, or what else draws it, and keeps the caret after the same digit. */
export function redrawInput(input: HTMLInputElement, mask: Mask, inputType: string, draw = drawMask): void {
  const typed = input.value;
  const drawn = draw(mask, typed);
  if (drawn === typed) return;
  const caret = caretAfter(typed, input.selectionEnd ?? typed.length, drawn, inputType.endsWith('Forward'));
  input.value = drawn;
  input.setSelectionRange(caret, caret);
}
