import { useAppSelector } from '../../answering/store-hooks.ts';
import type { Mask } from '../../brazil/mask-patterns.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { Field } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';

interface Keyboard {
  mode: NonNullable<Field<unknown>['keyboard']>;
  mask: Mask | undefined;
  /** Whether letters are chosen; null if no digits are asked. */
  letters: boolean | null;
}

/** Pages show the letter keyboard for house numbers, since some have letters; here a key switches to it. */
const asksDigits = ({ input, keyboard }: Pick<Field<unknown>, 'input' | 'keyboard'>): boolean =>
  input === 'number-or-none' || keyboard === 'numeric' || keyboard === 'tel';

/**
 * The keyboard of the input: digits where digits are asked, until the visitor switches to letters. The rest of an answer
 * has no mask: after '12/03' the year would be written as '19/88'.
 */
export function useKeyboard(name: FieldName | null, isRest: boolean): Keyboard {
  const isChanged = useAppSelector((state) => state.device.usesLetterKeyboard);
  const field: Pick<Field<unknown>, 'input' | 'keyboard' | 'mask'> | null = name && fields[name];
  const mode = field?.keyboard ?? 'text';
  if (field === null || !asksDigits(field)) return { mode, mask: field?.mask, letters: null };
  // A mask would stop words at its length.
  if (isChanged) return { mode: 'text', mask: undefined, letters: true };
  return {
    mode: mode === 'tel' ? mode : 'numeric',
    mask: isRest ? undefined : field.mask,
    letters: false,
  };
}
