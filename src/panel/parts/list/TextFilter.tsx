import { TextInput } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef } from 'react';

interface Props {
  label: string;
  maxLength: number;
  value: string;
  change: (value: string) => void;
}

/** Filters by a text, such as the code of a plan, once it is typed. */
export function TextFilter({ label, maxLength, value, change }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // A saved view and the way back change it as well.
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  const apply = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => change(currentTarget.value.trim());
  return (
    <TextInput
      ref={field}
      label={label}
      maxLength={maxLength}
      defaultValue={value}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply(event)}
    />
  );
}
