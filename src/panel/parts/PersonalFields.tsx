import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PersonalField } from '../../contract/panel/orders.ts';
import type { CallError } from '../api/problem-of.ts';
import { useMay } from '../session/use-operator.ts';
import { orderWords as words } from '../views/orders/orders-words.ts';
import { fieldWords } from '../words/order-words.ts';
import { Failure } from './Failure.tsx';

interface Props {
  fields: readonly { field: PersonalField; masked: string }[];
  show: (field: PersonalField) => Promise<{ data?: { value: string }; error?: CallError }>;
}

/** Masked fields with a button that reveals each; revealed values are kept only while the view is open. */
export function PersonalFields({ fields, show }: Props) {
  const may = useMay();
  const [shown, setShown] = useState<Partial<Record<PersonalField, string>>>({});
  const [error, setError] = useState<CallError>();
  const reveal = async (field: PersonalField) => {
    const result = await show(field);
    setError(result.error);
    const value = result.data?.value;
    if (value !== undefined) setShown((before) => ({ ...before, [field]: value }));
  };
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {words.personalHint}
      </Text>
      {error && <Failure error={error} />}
      {fields.map(({ field, masked }) => (
        <Group key={field} justify="space-between" wrap="nowrap">
          <div>
            <Text size="sm" c="dimmed">
              {fieldWords[field]}
            </Text>
            <Text aria-live="polite">{shown[field] ?? masked}</Text>
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
