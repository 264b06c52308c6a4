import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { PersonalField } from '../../../contract/panel/opened-record.ts';
import type { CallError } from '../../api/problem-of.ts';
import { useMay } from '../../session/use-operator.ts';
import { fieldWords } from '../../words/order-words.ts';
import { Failure } from '../Failure.tsx';
import { Hint } from '../Hint.tsx';

const words = {
  personalHint: 'Cada dado que você mostra fica registrado.',
  show: 'Mostrar',
  showField: (field: string) => `Mostrar ${field}`,
} as const;

interface Props {
  fields: readonly { field: PersonalField; masked: string }[];
  show: (field: PersonalField) => Promise<{ data?: { value: string }; error?: CallError }>;
  /** Where it stands many times. */
  isBrief?: boolean;
}

/** Phones and e-mails are pressed to call and to write. */
function linked(field: PersonalField, value: string) {
  if (field === 'email') return <Anchor href={`mailto:${value}`}>{value}</Anchor>;
  if (field !== 'phone' && field !== 'phone2') return value;
  return <Anchor href={`tel:+55${value.replaceAll(/\D/g, '')}`}>{value}</Anchor>;
}

/** Masked fields with a button that reveals each; revealed values are kept only while the view is open. */
export function PersonalFields({ fields, show, isBrief = false }: Props) {
  const may = useMay();
  const id = useId();
  const idOf = (field: PersonalField) => `${id}${field}`;
  const [shown, setShown] = useState<Partial<Record<PersonalField, string>>>({});
  const [error, setError] = useState<CallError>();
  const reveal = async (field: PersonalField) => {
    const result = await show(field);
    setError(result.error);
    const value = result.data?.value;
    if (value === undefined) return;
    setShown((before) => ({ ...before, [field]: value }));
    // The button disappears.
    document.getElementById(idOf(field))?.focus();
  };
  return (
    <Stack gap="xs">
      {!isBrief && <Hint>{words.personalHint}</Hint>}
      {error && <Failure error={error} />}
      {fields.map(({ field, masked }) => (
        <Group key={field} justify="space-between" gap="xs">
          <div>
            <Hint>{fieldWords[field]}</Hint>
            <Text id={idOf(field)} tabIndex={-1} aria-live="polite">
              {shown[field] === undefined ? masked : linked(field, shown[field])}
            </Text>
          </div>
          {shown[field] === undefined && may('personal.show') && (
            <Button
              size="xs"
              variant="default"
              aria-label={words.showField(fieldWords[field])}
              onClick={() => reveal(field)}
              data-not-printed
            >
              {words.show}
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  );
}
