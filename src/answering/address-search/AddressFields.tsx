import type { ComponentProps } from 'react';
import { states } from '../../brazil/states.ts';
import { addressSearchWords as words } from '../../content/screens/address-search.ts';
import type { AddressQuestion } from '../../store/address-search.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import styles from './AddressSearch.module.css';

export type RequiredPart = 'street' | 'city';

interface Props {
  id: string;
  question: AddressQuestion;
  missing: RequiredPart | null;
}

/** The address as known so far. Each field has the id of the form and its own name. */
export function AddressFields({ id, question: { street, number, city, uf }, missing }: Props) {
  return (
    <>
      <div className={styles.street}>
        <TextField
          id={`${id}-street`}
          name="street"
          label={words.street}
          defaultValue={street}
          maxLength={96}
          error={missing === 'street' && words.missing.street}
        />
        <TextField
          id={`${id}-house`}
          name="house"
          label={words.number}
          defaultValue={number}
          maxLength={16}
        />
      </div>
      <div className={styles.town}>
        <TextField
          id={`${id}-city`}
          name="city"
          label={words.city}
          defaultValue={city}
          autoComplete="address-level2"
          maxLength={96}
          error={missing === 'city' && words.missing.city}
        />
        <Field id={`${id}-uf`} label={words.state}>
          {(control) => (
            <Select {...control} name="uf" defaultValue={uf}>
              <option value="">{words.anyState}</option>
              {states.map((state) => (
                <option key={state.uf} value={state.uf}>
                  {state.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  );
}

interface TextFieldProps
  extends Pick<ComponentProps<typeof TextInput>, 'name' | 'defaultValue' | 'autoComplete' | 'maxLength'> {
  id: string;
  label: string;
  error?: string | false;
}

const TextField = ({ id, label, error, ...input }: TextFieldProps) => (
  <Field id={id} label={label} {...(error && { error })}>
    {(control) => <TextInput autoComplete="off" {...control} {...input} />}
  </Field>
);
