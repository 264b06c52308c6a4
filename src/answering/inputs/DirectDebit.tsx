import { formatAmount } from '../../brazil/money.ts';
import { debitOptions } from '../../dialogue/options/payment-options.ts';
import { firstValue } from '../../funnel/fields/field.ts';
import { selectChosenPlan } from '../../store/selectors.ts';
import { Price } from '../../ui/blocks/Price.tsx';
import { ChoiceList } from '../../ui/fields/ChoiceList.tsx';
import { useAppSelector } from '../store-hooks.ts';
import type { InputProps } from './input-props.ts';
import { SubmitOnTap } from './SubmitOnTap.tsx';

/** Shows both prices, since the choice is about money. */
export function DirectDebit({ name, words, error, given, last }: InputProps) {
  const plan = useAppSelector(selectChosenPlan);
  return (
    <SubmitOnTap last={last}>
      <ChoiceList
        name={name}
        legend={words.label}
        hideLegend
        error={error}
        look="cards"
        options={debitOptions(plan).map(({ label, detail, price, raw }) => ({
          value: firstValue(raw, name),
          label,
          detail,
          aside: price !== undefined && <Price amount={formatAmount(price)} />,
        }))}
        defaultValue={given[name]?.[0]}
      />
    </SubmitOnTap>
  );
}
