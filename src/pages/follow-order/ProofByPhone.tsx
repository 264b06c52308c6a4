import { useRef } from 'react';
import { followPageWords } from '../../content/screens/follow-page.ts';
import { fileKinds } from '../../store/site/following-events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { ProofProps } from './ProofForm.tsx';
import { OrderNumberField, ProofForm, typedNumber } from './ProofForm.tsx';

const words = followPageWords.proof;
const kinds = ['look', 'open', 'move', 'withdraw', ...fileKinds] as const;

/** Proof by the order number and the last digits of its phone. */
export function ProofByPhone({ state, given, ask, onOther }: ProofProps) {
  const inputs = useRef<HTMLDivElement>(null);
  const errors = state.failure?.fields ?? {};
  return (
    <ProofForm
      title={words.title}
      state={state}
      kinds={kinds}
      onSubmit={(read) => ask({ kind: 'open', number: read('number'), phoneEnding: read('phoneEnding') })}
    >
      <div ref={inputs} className="stack gap-16">
        <OrderNumberField error={errors.number ?? errors.orderNumber} given={given} />
        <Field
          id="pedido-celular"
          label={words.phoneEnding}
          hint={words.phoneEndingHint}
          error={errors.phoneEnding}
        >
          {(control) => (
            <TextInput
              {...control}
              name="phoneEnding"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="go"
              maxLength={8}
            />
          )}
        </Field>
      </div>
      <Button type="submit" wide isLoading={state.working === 'open'} loadingLabel={words.opening}>
        {words.open}
      </Button>
      <Button variant="quiet" wide onClick={() => onOther(typedNumber(inputs.current))}>
        {words.byCode}
      </Button>
      <details>
        <summary className="link-line">{words.lost}</summary>
        <p>{words.lostText}</p>
      </details>
    </ProofForm>
  );
}
