import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/actions/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { DemoForm, inputOf } from './DemoForm.tsx';
import { useWords } from './demo-device.ts';

/** Opens the page whose path contains the name. */
export function HiForm() {
  const { actions, error, hi } = useWords();
  const [isMissing, setIsMissing] = useState(false);
  const navigate = useNavigate();
  const go = (form: HTMLFormElement) => {
    const input = inputOf(form, 'greeted');
    const name = input?.value.trim() ?? '';
    setIsMissing(name === '');
    if (name === '') input?.focus();
    else navigate(`/demo/hi/${encodeURIComponent(name)}`);
  };
  return (
    <DemoForm label={hi.formTitle} onSubmit={go}>
      <Field id="greeted" label={hi.label} errorWord={error} {...(isMissing ? { error: hi.missing } : {})}>
        {(control) => <TextInput {...control} maxLength={80} autoComplete="off" />}
      </Field>
      <Button type="submit" variant="secondary">
        {actions.go}
      </Button>
    </DemoForm>
  );
}
