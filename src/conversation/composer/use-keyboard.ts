import { useAppSelector } from '../../answering/store-hooks.ts';
import type { Mask } from '../../brazil/mask-patterns.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { Field } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';

interface Keyboard {
  mode: NonNullable<Field<unknown>['keyboard']>;
  mask: Mask | undefined;
  /** Whether the visitor changed to letters; null where no digits are asked. */
  letters: boolean | null;
}

/** A page asks a house number with letters, which some have; beside this line there is a key for them. */
const asksDigits = ({ input, keyboard }: Pick<Field<unknown>, 'input' | 'keyboard'>): boolean =>
  input === 'number-or-none' || keyboard === 'numeric' || keyboard === 'tel';

/** How the line is written in: with digits first where digits are asked, until the visitor changes to letters. */
export function useKeyboard(name: FieldName | null): Keyboard {
  const isChanged = useAppSelector((state) => state.device.letters);
  const field: Pick<Field<unknown>, 'input' | 'keyboard' | 'mask'> | null = name && fields[name];
  const mode = field?.keyboard ?? 'text';
  if (field === null || !asksDigits(field)) return { mode, mask: field?.mask, letters: null };
  // A mask is for digits alone: it stops at its length, in the middle of a word.
  if (isChanged) return { mode: 'text', mask: undefined, letters: true };
  return { mode: mode === 'tel' ? mode : 'numeric', mask: field.mask, letters: false };
}
