import { formatAmount } from '../../brazil/money.ts';
import { contractWords } from '../../content/screens/contract.ts';
import { monthlyPrice } from '../../contract/offer/monthly-price.ts';
import { renewalPriceRows } from '../../dialogue/summary/plan-rows.ts';
import { shownAnswer } from '../../funnel/fields/shown-answer.ts';
import { selectChosenPlan, selectFacts } from '../../store/selectors.ts';
import { Card } from '../../ui/blocks/Card.tsx';
import { Price } from '../../ui/blocks/Price.tsx';
import { SummaryList } from '../../ui/blocks/SummaryList.tsx';
import { AnswerForm } from '../form/AnswerForm.tsx';
import { OfferComparison } from '../inputs/plans/OfferComparison.tsx';
import { StepLink } from '../StepLink.tsx';
import { useAppSelector } from '../store-hooks.ts';
import { ContractPart } from './review/ContractPart.tsx';
import { EraseOrder } from './review/EraseOrder.tsx';
import styles from './review/review.module.css';
import type { ScreenProps } from './screen-props.ts';

const words = contractWords.review;

/** The review of a renewal: the new plan beside the present one, the payment and the consent. */
export function RenewalReview({ steps, titleId, onSent }: ScreenProps) {
  const facts = useAppSelector(selectFacts);
  const plan = useAppSelector(selectChosenPlan);
  const { renewal } = facts;
  if (renewal === null || plan === null) return null;
  const holder = renewal.holder ?? '';
  const document = shownAnswer('cpf', facts) ?? '';
  return (
    <div className="stack gap-24">
      <Card as="section">
        <div className={styles.head}>
          <h2 className="text-l">{plan.plan}</h2>
          <StepLink step="ofertas" className={styles.edit}>
            {words.change}
          </StepLink>
        </div>
        <Price amount={formatAmount(monthlyPrice(plan, renewal.directDebit))} size="large" />
        <OfferComparison plan={plan} />
        <SummaryList rows={renewalPriceRows(plan, renewal.directDebit)} />
        <p className={styles.quiet}>{words.afterwards}</p>
      </Card>
      <Card as="section">
        <SummaryList
          rows={[
            { id: 'holder', label: words.holder, value: holder },
            { id: 'document', label: words.document, value: document },
            { id: 'payment', label: words.payment, value: renewal.directDebit ? words.debit : words.plain },
          ]}
        />
      </Card>
      <Card as="section">
        <ContractPart plan={plan} />
      </Card>
      <AnswerForm steps={steps} labelledBy={titleId} onSent={onSent} />
      <EraseOrder />
    </div>
  );
}
