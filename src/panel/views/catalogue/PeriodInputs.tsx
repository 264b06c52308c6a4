import { Group } from '@mantine/core';
import { minuteInBrasilia } from '../../../brazil/clock-minute.ts';
import type { PublicationPeriod } from '../../../contract/publication.ts';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { catalogueWords as words } from './catalogue-words.ts';

interface Props {
  /** Accessible name of what the period belongs to. */
  of: string;
  period: PublicationPeriod;
  /** What is wrong with its end. */
  error?: string | undefined;
  onChange: (period: PublicationPeriod) => void;
}

/** Start and end in Brasília time; empty means unlimited. */
export function PeriodInputs({ of, period: { from, until }, error, onChange }: Props) {
  return (
    <Group gap="xs" align="flex-start">
      <MomentInput
        kind="minute"
        size="xs"
        label={words.from}
        name={`${words.from}: ${of}`}
        value={from ?? ''}
        onChange={(minute) => onChange({ from: minute || undefined, until })}
      />
      <MomentInput
        kind="minute"
        size="xs"
        label={words.until}
        name={`${words.until}: ${of}`}
        value={until ?? ''}
        error={error}
        description={until !== undefined && until < minuteInBrasilia(Date.now()) && words.isPast}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(minute) => onChange({ from, until: minute || undefined })}
      />
    </Group>
  );
}
