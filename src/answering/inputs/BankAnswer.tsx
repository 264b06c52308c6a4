import { useId } from 'react';
import { useSelector } from 'react-redux';
import { frame } from '../../content/screens/frame.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { InputProps } from '../input-props.ts';
import { type Bank, bankLine, bankOf } from './bank-of.ts';

const none: readonly Bank[] = [];

/** A list to type into: the browser filters it, a name or a number alone is completed. */
export function BankAnswer({ name, words, error, given, onFile, last }: InputProps) {
  const banks = useSelector((state: RootState) => state.resources.banks) ?? none;
  const listId = useId();
  const code = given[name]?.[0];
  const known = banks.find((bank) => bank.code === code);
  const complete = (input: HTMLInputElement) => {
    const bank = bankOf(input.value, banks);
    if (bank) input.value = bankLine(bank);
  };
  const hint = onFile === undefined ? words.hint : frame.onFile(onFile);
  return (
    <Field id={name} label={words.label} hint={hint} error={error} why={words.why}>
      {(control) => (
        <>
          <TextInput
            {...control}
            name={name}
            list={listId}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint={last ? 'go' : 'next'}
            defaultValue={known ? bankLine(known) : code}
            onBlur={(event) => complete(event.currentTarget)}
            onKeyDown={(event) => event.key === 'Enter' && complete(event.currentTarget)}
          />
          <datalist id={listId}>
            {banks.map((bank) => (
              <option key={bank.code} value={bankLine(bank)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
