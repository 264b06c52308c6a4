import type { TypedInput } from '../../funnel/fields/typed-input.ts';

/** An input as attributes. `isLast`: Enter sends the form instead of going to the next input. */
export const textInputProps = (
  { keyboard = 'text', autocomplete, capitals, mask, maxLength }: TypedInput,
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
