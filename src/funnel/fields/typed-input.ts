import type { Mask } from '../../brazil/mask-patterns.ts';

/** What is known of an input that is typed into, whichever form it stands in. */
export interface TypedInput {
  autocomplete: string;
  /** Names are written with capitals; nothing else is to be changed by the keyboard. */
  capitals: 'words' | 'none';
  keyboard?: 'numeric' | 'tel' | 'email' | 'text' | undefined;
  /** Drawn by the page's starter, then by react-imask: it may leave room for what people paste, the rules judge. */
  mask?: Mask | undefined;
  maxLength?: number | undefined;
}

/** Answers that the order asks, and the forms of public pages too. */
export const typedInputs = {
  cep: { keyboard: 'numeric', mask: 'cep', autocomplete: 'postal-code', capitals: 'none' },
  // No token means the number alone: browsers fill the complement into the second line.
  number: { keyboard: 'text', autocomplete: 'off', capitals: 'none', maxLength: 64 },
  name: { keyboard: 'text', autocomplete: 'name', capitals: 'words', maxLength: 128 },
  phone: { keyboard: 'tel', mask: 'phone', autocomplete: 'tel-national', capitals: 'none' },
  email: { keyboard: 'email', autocomplete: 'email', capitals: 'none', maxLength: 96 },
} as const satisfies Record<string, TypedInput>;
