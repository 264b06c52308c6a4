import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/blocks/Card.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { DemoForm, inputOf } from '../DemoForm.tsx';
import { useOrder, useWords } from '../demo-device.ts';
import { personSchema } from '../demo-order.ts';
import { HiForm } from '../HiForm.tsx';
import { Heading } from '../Screen.tsx';
import styles from './HomeScreen.module.css';

export function HomeScreen() {
  const { hi, home, person } = useWords();
  const [{ standing }] = useOrder();
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <p className={styles.eyebrow}>{home.eyebrow}</p>
        <Heading title={home.title}>{home.greeting}</Heading>
        <p className={styles.offer}>{home.offer}</p>
        <SoundWave />
      </section>
      <div className={styles.order}>
        {standing === 'cancelled' && <Notice tone="info">{home.cancelled}</Notice>}
        <Card as="section">
          <h2>{person.title}</h2>
          <PersonForm />
        </Card>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari does not announce a list */}
      <ul className={styles.sounds} role="list">
        {home.sounds.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className={styles.hi}>
        <div>
          <h2>{hi.formTitle}</h2>
          <p>{hi.formText}</p>
        </div>
        <HiForm />
      </section>
    </div>
  );
}

const heights = [18, 34, 52, 30, 64, 88, 56, 40, 72, 96, 62, 38, 54, 80, 46, 28, 60, 36, 22, 14];

/** A sound wave in the colours of the logo. */
function SoundWave() {
  return (
    <svg className={styles.wave} viewBox="0 -4 400 108" aria-hidden="true">
      <defs>
        <linearGradient id="sound-gradient" gradientUnits="userSpaceOnUse" x1="0" x2="400">
          <stop className="gradient-from" offset="0" />
          <stop className="gradient-to" offset="1" />
        </linearGradient>
      </defs>
      {heights.map((height, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, always in this order
          key={index}
          d={`M${10 + index * 20} ${50 - height / 2}v${height}`}
          stroke="url(#sound-gradient)"
        />
      ))}
    </svg>
  );
}

const fields = [
  { id: 'name', type: 'text', autoComplete: 'name' },
  { id: 'email', type: 'email', autoComplete: 'email' },
] as const;

type FieldId = (typeof fields)[number]['id'];

/** The visitor's data. It never leaves the browser. */
function PersonForm() {
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
