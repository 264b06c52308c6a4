import type { Mask } from '../../brazil/mask-patterns.ts';
import { longestName } from '../../brazil/name.ts';
import { emailLength, numberLength } from '../../contract/lead/answer-lengths.ts';

/** Settings of a text input, in whatever form it is used. */
export interface TypedInput {
  autocomplete: string;
  /** The keyboard capitalises names only. */
  capitals: 'words' | 'none';
  keyboard?: 'numeric' | 'tel' | 'email' | 'text' | undefined;
  /**
   * Formats input while typing: first the page's inline script, then react-imask. It may accept longer pasted text;
   * the schema decides.
   */
  mask?: Mask | undefined;
  maxLength?: number | undefined;
}

/** Inputs used by the order and by forms of public pages. */
export const typedInputs = {
  cep: { keyboard: 'numeric', mask: 'cep', autocomplete: 'postal-code', capitals: 'none' },
  // No autocomplete token means the number alone: browsers would fill in the complement.
  number: { keyboard: 'text', autocomplete: 'off', capitals: 'none', maxLength: numberLength },
  name: { keyboard: 'text', autocomplete: 'name', capitals: 'words', maxLength: longestName },
  phone: { keyboard: 'tel', mask: 'phone', autocomplete: 'tel-national', capitals: 'none' },
  email: { keyboard: 'email', autocomplete: 'email', capitals: 'none', maxLength: emailLength },
} as const satisfies Record<string, TypedInput>;
