import { TextInput } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { listWords as words } from '../../words/order-words.ts';

/** Filters by the code of a plan, once it is typed. */
export function PlanFilter({ sku, change }: { sku: string; change: (sku: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  // A saved view and the way back change it as well.
  useEffect(() => {
    if (field.current) field.current.value = sku;
  }, [sku]);
  const apply = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => change(currentTarget.value.trim());
  return (
    <TextInput
      ref={field}
      label={words.planCode}
      maxLength={16}
      defaultValue={sku}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply(event)}
    />
  );
}
