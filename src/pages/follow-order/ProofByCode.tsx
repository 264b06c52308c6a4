import { useEffect, useRef } from 'react';
import { followPageWords } from '../../content/screens/follow-page.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { ProofProps } from './ProofForm.tsx';
import { OrderNumberField, ProofForm, typedNumber } from './ProofForm.tsx';

const words = followPageWords.code;
const kinds = ['send-code', 'open-by-code'] as const;

/** Proof by a code sent to the contact on file, for customers with a new phone. */
export function ProofByCode({ state, given, ask, onOther }: ProofProps) {
  const { codes, failure, working } = state;
  const inputs = useRef<HTMLDivElement>(null);
  const wasSent = codes > 0;
  const errors = failure?.fields ?? {};
  useEffect(() => {
    if (codes > 0) inputs.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [codes]);
  const send = () => ask({ kind: 'send-code', number: typedNumber(inputs.current) });
  const isSending = working === 'send-code';
  return (
    <ProofForm
      title={words.title}
      state={state}
      kinds={kinds}
      onSubmit={(read) =>
        wasSent ? ask({ kind: 'open-by-code', number: read('number'), code: read('code') }) : send()
      }
    >
      <p>{words.explain}</p>
      <div ref={inputs} className="stack gap-16">
        <OrderNumberField error={errors.number ?? errors.orderNumber} given={given} />
        {wasSent && (
          <div className="stack gap-16">
            <Notice key={codes} tone="info" role="status">
              {words.sent}
            </Notice>
            <Field id="pedido-codigo" label={words.label} error={errors.code}>
              {(control) => (
                <TextInput
                  {...control}
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  enterKeyHint="go"
                  maxLength={12}
                />
              )}
            </Field>
          </div>
        )}
      </div>
      {wasSent ? (
        <>
          <Button type="submit" wide isLoading={working === 'open-by-code'} loadingLabel={words.opening}>
            {words.open}
          </Button>
          <Button variant="secondary" wide isLoading={isSending} loadingLabel={words.sending} onClick={send}>
            {words.again}
          </Button>
        </>
      ) : (
        <Button type="submit" wide isLoading={isSending} loadingLabel={words.sending}>
          {words.send}
        </Button>
      )}
      <Button variant="quiet" wide onClick={() => onOther(typedNumber(inputs.current))}>
        {words.byPhone}
      </Button>
    </ProofForm>
  );
}
