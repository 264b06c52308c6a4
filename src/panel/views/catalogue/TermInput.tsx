import { NumberInput } from '@mantine/core';
import type { TermField } from '../../../contract/publication.ts';
import { catalogueWords as words } from './catalogue-words.ts';
import { termWords } from './publishing/change-words.ts';
import { amount } from './publishing/describe-changes.ts';

interface Props {
  field: TermField;
  /** Accessible name of the plan and period. */
  of: string;
  /** The default of the files. */
  usual: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

const usualInput = {
  min: 0,
  allowNegative: false,
  // A value above the maximum cannot be typed: the draft with it would not be saved.
  clampBehavior: 'strict',
  decimalSeparator: ',',
  thousandSeparator: '.',
} as const;
export const wholeInput = (max: number) => ({ ...usualInput, decimalScale: 0, max });
const money = { ...usualInput, prefix: 'R$ ', decimalScale: 2, fixedDecimalScale: true, max: 99_999 };

export const inputOf = (field: TermField) => (field === 'discountMonths' ? wholeInput(36) : money);

/** Input of a price or its duration. Shows the default of the files where it differs. */
export function TermInput({ field, of, usual, value, onChange }: Props) {
  const isChanged = value !== undefined && value !== usual;
  return (
    <NumberInput
      {...inputOf(field)}
      size="xs"
      label={termWords[field].head}
      aria-label={`${termWords[field].head}: ${of}`}
      value={value ?? usual}
      placeholder={amount(field, usual)}
      description={isChanged ? words.usual(amount(field, usual)) : undefined}
      inputWrapperOrder={['label', 'input', 'description']}
      onValueChange={({ floatValue }, { source }) => {
        // Ignores changes made by the component itself.
        if (source === 'event') onChange(floatValue === usual ? undefined : floatValue);
      }}
    />
  );
}
