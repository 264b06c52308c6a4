import { Group, TextInput } from '@mantine/core';
import type { PublicationPeriod } from '../../../contract/publication.ts';
import { catalogueWords as words } from './catalogue-words.ts';

interface Props {
  /** Accessible name of what the period belongs to. */
  of: string;
  period: PublicationPeriod;
  onChange: (period: PublicationPeriod) => void;
}

/** Start and end in Brasília time; empty means unlimited. */
export function PeriodInputs({ of, period: { from, until }, onChange }: Props) {
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        type="datetime-local"
        size="xs"
        label={words.from}
        aria-label={`${words.from}: ${of}`}
        value={from ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ from: value || undefined, until })}
      />
      <TextInput
        type="datetime-local"
        size="xs"
        label={words.until}
        aria-label={`${words.until}: ${of}`}
        value={until ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ from, until: value || undefined })}
      />
    </Group>
  );
}
