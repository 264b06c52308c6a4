import { formatAmount, formatPrice, fromCents, toCents } from '../../brazil/money.ts';
import { payment } from '../../content/steps/payment.ts';
import { selectChosenPlan } from '../../store/selectors.ts';
import { Price } from '../../ui/blocks/Price.tsx';
import { ChoiceList } from '../../ui/fields/ChoiceList.tsx';
import { inOnePiece } from '../../ui/text/in-one-piece.ts';
import { useAppSelector } from '../store-hooks.ts';
import type { InputProps } from './input-props.ts';
import { SubmitOnTap } from './SubmitOnTap.tsx';

/** Shows both prices, since the choice is about money. */
export function DirectDebit({ name, words, error, given, last }: InputProps) {
  const plan = useAppSelector(selectChosenPlan);
  const { yes, no, cheaper, plain, samePrice } = payment.directDebit;
  const saving = plan === null ? 0 : fromCents(toCents(plan.price) - toCents(plan.price_with_dacc));
  return (
    <SubmitOnTap last={last}>
      <ChoiceList
        name={name}
        legend={words.label}
        hideLegend
        error={error}
        look="cards"
        options={[
          {
            value: 'true',
            label: yes,
            detail: saving > 0 ? cheaper(inOnePiece(formatPrice(saving))) : samePrice,
            aside: plan && <Price amount={formatAmount(plan.price_with_dacc)} />,
          },
          {
            value: 'false',
            label: no,
            detail: plain,
            aside: plan && <Price amount={formatAmount(plan.price)} />,
          },
        ]}
        defaultValue={given[name]?.[0]}
      />
    </SubmitOnTap>
  );
}
