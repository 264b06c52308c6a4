import { installation } from '../../content/steps/installation.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useAppSelector } from '../store-hooks.ts';
import type { InputProps } from './input-props.ts';
import { ListFailed } from './ListPlaceholder.tsx';
import { TextAnswer } from './TextAnswer.tsx';

/** A named complement, for networks that store complements in parts. */
export function StructuredComplement(props: InputProps) {
  const types = useAppSelector((state) => state.resources.complementTypes);
  const isFailed = useAppSelector((state) => state.resources.failures.complementTypes !== undefined);
  const { name, error, given } = props;
  return (
    <div className="stack gap-12">
      {isFailed && <ListFailed of="complementTypes" />}
      {types === null || types.length === 0 ? (
        <TextAnswer {...props} />
      ) : (
        <fieldset className="stack gap-12">
          <legend className="visually-hidden">{props.words.label}</legend>
          <Field id={name} label={installation.complementType} error={error}>
            {(control) => (
              <Select {...control} name="complement_type" defaultValue={given.complement_type?.[0] ?? ''}>
                <option value="">{installation.chooseType}</option>
                {types.map((type) => (
                  <option key={type.id} value={type.id}>
                    {type.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="complement_value" label={installation.complementValue}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                autoComplete={fields.complement.autocomplete}
                defaultValue={given[name]?.[0]}
              />
            )}
          </Field>
        </fieldset>
      )}
      <Checkbox
        id="no_complement"
        name="no_complement"
        label={installation.noComplement}
        defaultChecked={given.no_complement !== undefined}
      />
    </div>
  );
}
