import { type ReactNode, useEffect, useRef } from 'react';
import { reviewWords as words } from '../../content/screens/review.ts';
import { addressLine } from '../../dialogue/summary/address-line.ts';
import type { ReviewGroup } from '../../funnel/fields/field.ts';
import { selectChosenPlan, selectFacts, selectFailure, selectJourney } from '../../store/selectors.ts';
import { Card } from '../../ui/blocks/Card.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { SummaryList } from '../../ui/blocks/SummaryList.tsx';
import { unbroken } from '../../ui/text/unbroken.ts';
import { AnswerForm } from '../form/AnswerForm.tsx';
import { StepLink } from '../StepLink.tsx';
import { useAppSelector } from '../store-hooks.ts';
import { ChosenSoFar } from './ChosenSoFar.tsx';
import { RenewalReview } from './renewal-screens.ts';
import { AnswerList } from './review/AnswerList.tsx';
import { ContractPart } from './review/ContractPart.tsx';
import { EraseOrder } from './review/EraseOrder.tsx';
import { PlanPart } from './review/PlanPart.tsx';
import type { ScreenProps } from './screen-props.ts';
import styles from './screens.module.css';

/** The review of the order: price, day, address, answers and conditions. Each line links to its question. */
export function ReviewScreen({ steps, titleId, onSent }: ScreenProps) {
  const facts = useAppSelector(selectFacts);
  const plan = useAppSelector(selectChosenPlan);
  const failure = useAppSelector(selectFailure);
  const form = useRef<HTMLDivElement>(null);
  // An order accepted in words is refused far below the question.
  useEffect(() => {
    if (failure !== null) form.current?.focus();
  }, [failure]);
  if (facts.order !== null) return <AlreadyOrdered number={facts.order.orderNumber} />;
  if (facts.renewal !== null) return <RenewalReview steps={steps} titleId={titleId} onSent={onSent} />;
  const who = facts.personType === 'pj' ? words.company : words.person;
  return (
    <div className="stack gap-24">
      <div className={styles.cards}>
        {plan && (
          <Card as="section">
            <PlanPart plan={plan} />
          </Card>
        )}
        <Card as="section">
          <h2 className="text-l">{words.schedule}</h2>
          {plan?.installationSchedule ? (
            <AnswerList group="schedule" />
          ) : (
            <SummaryList
              rows={[{ id: 'date', label: words.contract.date, value: words.contract.dateToAgree }]}
            />
          )}
        </Card>
        <Card as="section">
          <h2 className="text-l">{words.address}</h2>
          <p>{unbroken(addressLine(facts))}</p>
          <FoldedAnswers group="address" of={words.address}>
            <p className="quiet">{words.addressConsequence}</p>
          </FoldedAnswers>
        </Card>
        <Card as="section">
          <h2 className="text-l">{who}</h2>
          <FoldedAnswers group="person" of={who} />
        </Card>
        <Card as="section">
          <h2 className="text-l">{words.payment}</h2>
          <AnswerList group="payment" />
        </Card>
        {plan && (
          <Card as="section">
            <ContractPart plan={plan} />
          </Card>
        )}
      </div>
      <div ref={form} tabIndex={-1} className={styles.consent} data-consent>
        <AnswerForm steps={steps} labelledBy={titleId} onSent={onSent}>
          <ChosenSoFar />
        </AnswerForm>
      </div>
      <EraseOrder />
    </div>
  );
}

/** What the visitor knows of themselves: a phone shows it on demand. */
function FoldedAnswers({ group, of, children }: { group: ReviewGroup; of: string; children?: ReactNode }) {
  return (
    <details className="phone-fold">
      <summary className="link-line text-s strong">
        {words.seeAnswers}
        <span className="visually-hidden">: {of}</span>
      </summary>
      <div className="stack gap-16">
        <AnswerList group={group} />
        {children}
      </div>
    </details>
  );
}

function AlreadyOrdered({ number }: { number: string }) {
  const end = useAppSelector(selectJourney).steps.at(-1);
  return (
    <Notice tone="success">
      <p>
        {words.alreadyDone} <strong className={styles.whole}>{number}</strong>. {words.alreadyDoneText}
      </p>
      {end && <StepLink step={end}>{words.seeOrder}</StepLink>}
    </Notice>
  );
}
