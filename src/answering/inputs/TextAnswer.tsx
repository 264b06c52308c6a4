import { frame } from '../../content/screens/frame.ts';
import type { FieldName } from '../../funnel/answer-values.ts';
import { fields } from '../../funnel/fields.ts';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { InputProps } from '../input-props.ts';
import { MaskedInput } from './MaskedInput.tsx';

const typeOf = { numeric: 'text', tel: 'tel', email: 'email', text: 'text' } as const;

/** Names are written with capitals; nothing else is to be changed by the keyboard. */
const isName = (name: FieldName): boolean => name === 'name' || name === 'mothers_name';

export function TextAnswer({ name, words, error, given, onFile, last }: InputProps) {
  const { autocomplete, mask, keyboard = 'text', maxLength } = fields[name];
  const hint = onFile === undefined ? words.hint : frame.onFile(onFile);
  const common = {
    name,
    type: typeOf[keyboard],
    inputMode: keyboard,
    autoComplete: autocomplete,
    autoCapitalize: isName(name) ? 'words' : 'none',
    spellCheck: false,
    enterKeyHint: last ? ('go' as const) : ('next' as const),
    maxLength,
    defaultValue: given[name]?.[0],
  };
  return (
    <Field id={name} label={words.label} hint={hint} error={error} why={words.why}>
      {(control) =>
        mask ? <MaskedInput {...common} {...control} mask={mask} /> : <TextInput {...common} {...control} />
      }
    </Field>
  );
}
