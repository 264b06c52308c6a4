import { followPageWords } from '../../content/screens/follow-page.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';

const words = followPageWords.proof;

/** Accepts an order number as copied; it is normalised when sent. */
export const OrderNumberField = ({ error, given }: { error: string | undefined; given: string }) => (
  <Field id="pedido-numero" label={words.number} hint={words.numberHint} error={error}>
    {(control) => (
      <TextInput
        {...control}
        name="number"
        defaultValue={given}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={32}
      />
    )}
  </Field>
);
