import { Group, TextInput } from '@mantine/core';
import type { PublicationPeriod } from '../../../contract/publication.ts';
import { catalogueWords as words } from './catalogue-words.ts';

interface Props {
  /** What the period is of, for whoever does not see where it stands. */
  of: string;
  period: PublicationPeriod;
  onChange: (period: PublicationPeriod) => void;
}

/** From one minute to another by the clock of Brasília; empty: open. */
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
