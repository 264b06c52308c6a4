import type { TypedInput } from '../../funnel/fields/typed-input.ts';

/** The HTML attributes of an input. Its longest answer is none of them: the browser would cut a longer one, unsaid. `isLast`: Enter sends the form instead of moving on. */
export const textInputProps = (
  { keyboard = 'text', autocomplete, capitals, mask }: TypedInput,
  isLast: boolean,
) =>
  ({
    // Type tel expects a country code, so it is a text input with the phone keyboard.
    type: keyboard === 'email' ? 'email' : 'text',
    inputMode: keyboard,
    autoComplete: autocomplete,
    // Keyboards do not capitalise e-mails, and HTML does not allow the attribute there.
    autoCapitalize: keyboard === 'email' ? undefined : capitals,
    spellCheck: false,
    enterKeyHint: isLast ? 'go' : 'next',
    'data-mask': mask,
  }) as const;
