import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Button } from '../../ui/actions/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { DemoForm, inputOf } from './DemoForm.tsx';
import { useOrder, useWords } from './demo-device.ts';
import { personSchema } from './demo-order.ts';

const fields = [
  { id: 'name', type: 'text', autoComplete: 'name' },
  { id: 'email', type: 'email', autoComplete: 'email' },
] as const;

type FieldId = (typeof fields)[number]['id'];

/** The visitor's data. It never leaves the browser. */
export function PersonForm() {
  const { actions, error, person } = useWords();
  const [order, change] = useOrder();
  const [refused, setRefused] = useState<readonly FieldId[]>([]);
  const navigate = useNavigate();

  const fill = (form: HTMLFormElement) => {
    for (const { id } of fields) {
      const input = inputOf(form, id);
      if (input !== null && input.value === '') input.value = order[id];
    }
  };
  const take = (form: HTMLFormElement) => {
    const typed = Object.fromEntries(fields.map(({ id }) => [id, inputOf(form, id)?.value]));
    const read = z.safeParse(personSchema, typed);
    const wrong = fields.flatMap(({ id }) =>
      read.error?.issues.some(({ path }) => path[0] === id) ? [id] : [],
    );
    setRefused(wrong);
    if (wrong[0] !== undefined) inputOf(form, wrong[0])?.focus();
    if (!read.success) return;
    change({ ...order, ...read.data, standing: 'open' });
    navigate('/demo/plans');
  };

  return (
    <DemoForm label={person.title} fill={fill} onSubmit={take}>
      {fields.map(({ id, ...input }) => (
        <Field
          key={id}
          id={id}
          label={person[id]}
          errorWord={error}
          {...(refused.includes(id) ? { error: person.refusals[id] } : {})}
        >
          {(control) => <TextInput {...control} {...input} required spellCheck={false} />}
        </Field>
      ))}
      <Button type="submit" wide>
        {actions.choose}
      </Button>
    </DemoForm>
  );
}
