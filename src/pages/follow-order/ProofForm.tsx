import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { followPageWords } from '../../content/screens/follow-page.ts';
import type { Following } from '../../store/site/following.ts';
import { type FollowTask, type FollowTaskKind, fileKinds } from '../../store/site/following-events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { showReason } from '../../ui/fields/show-reason.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import styles from './FollowOrder.module.css';

const kindsByPhone = ['look', 'open', 'move', 'withdraw', ...fileKinds] as const;

/** Proof by the order number and the last digits of its phone. */
export function ProofByPhone({ state, given, ask, onOther }: ProofProps) {
  const inputs = useRef<HTMLDivElement>(null);
  const errors = state.failure?.fields ?? {};
  return (
    <ProofForm
      title={words.title}
      state={state}
      kinds={kindsByPhone}
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

interface Props {
  title: string;
  state: Following;
  /** The tasks whose failures this form shows. */
  kinds: readonly FollowTaskKind[];
  onSubmit: (read: (name: string) => string) => void;
  children: ReactNode;
}

/** A proof form: messages appear beside their field, which takes the focus. */
export function ProofForm({ title, state: { failure, working }, kinds, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const general = failure !== null && Object.keys(failure.fields).length === 0 ? failure.message : null;
  useEffect(() => {
    if (failure === null || !kinds.includes(failure.kind)) return;
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    refused?.focus();
    showReason(refused);
  }, [failure, kinds]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working !== null) return;
    const data = new FormData(event.currentTarget);
    onSubmit((name) => String(data.get(name) ?? ''));
  };
  return (
    <section className={styles.proof} aria-labelledby="prova">
      <Card>
        <form ref={form} className="stack gap-16" method="dialog" noValidate onSubmit={submit}>
          <h2 id="prova" className="text-l">
            {title}
          </h2>
          <ErrorNotice>{general}</ErrorNotice>
          {children}
        </form>
      </Card>
    </section>
  );
}

/** The props of each proof form. */
export interface ProofProps {
  state: Following;
  /** The number as typed in the other form. */
  given: string;
  ask: (task: FollowTask) => void;
  onOther: (number: string) => void;
}

/** The typed number, to take it to the other form. */
export const typedNumber = (inputs: HTMLElement | null): string =>
  inputs?.querySelector<HTMLInputElement>('[name="number"]')?.value ?? '';

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
