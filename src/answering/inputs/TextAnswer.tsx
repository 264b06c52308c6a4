import { Suspense, useEffect, useRef, useState } from 'react';
import { frame } from '../../content/screens/frame.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { InputProps } from './input-props.ts';
import { MaskOver } from './mask-over.ts';

export function TextAnswer({ name, words, error, given, onFile, last }: InputProps) {
  const { autocomplete, capitals, mask, keyboard = 'text', maxLength } = fields[name];
  const input = useRef<HTMLInputElement>(null);
  const [isEntered, setEntered] = useState(false);
  // The visitor may have entered it before the page was awake.
  useEffect(() => {
    if (document.activeElement === input.current) setEntered(true);
  }, []);
  const value = given[name]?.[0];
  const hint = onFile === undefined ? words.hint : frame.onFile(onFile);
  return (
    <Field id={name} label={words.label} hint={hint} error={error} why={words.why}>
      {(control) => (
        <>
          <TextInput
            {...control}
            ref={input}
            name={name}
            // A number without its country's is a text to HTML; the keyboard is the phone's all the same.
            type={keyboard === 'email' ? 'email' : 'text'}
            inputMode={keyboard}
            autoComplete={autocomplete}
            autoCapitalize={capitals}
            spellCheck={false}
            enterKeyHint={last ? 'go' : 'next'}
            maxLength={maxLength}
            data-mask={mask}
            defaultValue={value}
            onFocus={() => setEntered(true)}
          />
          {mask && isEntered && (
            <Suspense>
              <MaskOver mask={mask} input={input} given={value} />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}
