import { followPageWords } from '../../content/screens/follow-page.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';

const words = followPageWords.proof;

/** Letters and digits as they were copied: what stands for what is sorted out when it is sent. */
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
