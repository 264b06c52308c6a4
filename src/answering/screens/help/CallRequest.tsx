import { type SubmitEvent, useId, useState } from 'react';
import { formatPhone, parsePhone } from '../../../brazil/phone.ts';
import { failedAnalysisWords } from '../../../content/screens/failed-analysis.ts';
import { firstValue } from '../../../funnel/fields/field.ts';
import { helpRequested } from '../../../store/events.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { readForm } from '../../form/read-form.ts';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';
import { RequestStatus } from '../outcomes/RequestStatus.tsx';

const words = failedAnalysisWords.call;
const name = 'telephone';

/** Asks for a number, landline or mobile, to call back. */
export function CallRequest() {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const status = useAppSelector((state) => state.help.call);
  const phone = useAppSelector((state) => state.answers.values.phone);
  const [asked, setAsked] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status.kind === 'asked') return;
    const form = event.currentTarget;
    const typed = firstValue(readForm(form), name);
    const parsed = parsePhone(typed, { landline: true });
    setError(parsed.ok ? undefined : typed.trim() === '' ? words.empty : words.wrong);
    if (!parsed.ok) return form.querySelector('input')?.focus();
    setAsked(parsed.digits);
    dispatch(helpRequested({ kind: 'call', phone: parsed.digits }));
  };

  return (
    <>
      <h3 id={titleId}>{words.title}</h3>
      <RequestStatus status={status}>{words.granted(formatPhone(asked || (phone ?? '')))}</RequestStatus>
      {status.kind !== 'granted' && (
        <form className="stack gap-24" method="post" noValidate aria-labelledby={titleId} onSubmit={submit}>
          <p>{words.explain}</p>
          <Field id={name} label={words.label} hint={words.hint} error={error}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                inputMode="tel"
                autoComplete="tel-national"
                enterKeyHint="go"
                defaultValue={phone === undefined ? undefined : formatPhone(phone)}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="secondary"
            wide
            isLoading={status.kind === 'asked'}
            loadingLabel={words.asking}
          >
            {words.ask}
          </Button>
        </form>
      )}
    </>
  );
}
