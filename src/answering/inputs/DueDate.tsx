import { dueDateOptions } from '../../dialogue/options/payment-options.ts';
import { firstValue } from '../../funnel/fields/field.ts';
import { ChoiceList } from '../../ui/fields/ChoiceList.tsx';
import { useAppSelector } from '../store-hooks.ts';
import type { InputProps } from './input-props.ts';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import { SubmitOnTap } from './SubmitOnTap.tsx';

export function DueDate({ name, words, error, given, last }: InputProps) {
  const days = useAppSelector((state) => state.resources.dueDates);
  if (days === null) return <ListPlaceholder of="dueDates" />;
  return (
    <SubmitOnTap last={last}>
      <ChoiceList
        name={name}
        legend={words.label}
        hint={words.hint}
        error={error}
        look="chips"
        options={dueDateOptions(days).map(({ label, raw }) => ({ value: firstValue(raw, name), label }))}
        defaultValue={given[name]?.[0]}
      />
    </SubmitOnTap>
  );
}
