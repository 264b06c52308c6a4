import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useState } from 'react';
import { useFieldError } from './Form.tsx';

export type Options = readonly (readonly [value: string, label: string])[];

interface Props extends Omit<NativeSelectProps, 'data' | 'onChange'> {
  options: Options;
  /** Stands for no choice. */
  none?: string;
  /** Said where nothing is chosen, which holds the form up. */
  missing?: string;
  change?: (value: string) => void;
}

/** One of several values. With `none` nothing is chosen beforehand, so that nothing is sent by a press too many. */
export function Choice({ options, none, missing, change, ...props }: Props) {
  const refused = useFieldError(props.name);
  const [isMissed, setMissed] = useState(false);
  const all = none === undefined ? options : [['', none] as const, ...options];
  return (
    <NativeSelect
      w="100%"
      required={missing !== undefined}
      withAsterisk={false}
      {...props}
      data={all.map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget }) => {
        setMissed(false);
        change?.(currentTarget.value);
      }}
      onInvalid={() => setMissed(true)}
      error={isMissed ? missing : refused}
    />
  );
}
