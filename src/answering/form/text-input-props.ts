import type { Mask } from '../../brazil/mask-patterns.ts';

/** What is known of an input that is typed into, whichever form it stands in. */
export interface TextInputFacts {
  keyboard?: 'numeric' | 'tel' | 'email' | 'text' | undefined;
  autocomplete: string;
  capitals?: 'words' | 'none' | undefined;
  /** Drawn by the page's starter, then by react-imask. */
  mask?: Mask | undefined;
  maxLength?: number | undefined;
}

/** The same as attributes. `isLast`: Enter sends the form instead of going to the next input. */
export const textInputProps = (
  { keyboard = 'text', autocomplete, capitals = 'none', mask, maxLength }: TextInputFacts,
  isLast: boolean,
) =>
  ({
    // A number without its country's is a text to HTML; the keyboard is the phone's all the same.
    type: keyboard === 'email' ? 'email' : 'text',
    inputMode: keyboard,
    autoComplete: autocomplete,
    // No keyboard writes an e-mail with capitals, and HTML has no word for it there.
    autoCapitalize: keyboard === 'email' ? undefined : capitals,
    spellCheck: false,
    enterKeyHint: isLast ? 'go' : 'next',
    maxLength,
    'data-mask': mask,
  }) as const;
