import { Suspense, useEffect, useRef, useState } from 'react';
import { frame } from '../../content/screens/frame.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { textInputProps } from '../form/text-input-props.ts';
import type { InputProps } from './input-props.ts';
import { MaskOver } from './masks/mask-over.ts';

export function TextAnswer({ name, words, error, given, onFile, last }: InputProps) {
  const { mask } = fields[name];
  const input = useRef<HTMLInputElement>(null);
  const [isEntered, setEntered] = useState(false);
  // The visitor may have focused it before hydration.
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
            {...textInputProps(fields[name], last)}
            name={name}
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
