import { type ChangeEvent, Fragment, type MouseEvent, useEffect, useState } from 'react';
import { formatMonthly } from '../../../brazil/money.ts';
import { contractWords } from '../../../content/screens/contract.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { planInWords } from '../../../dialogue/options/plan-in-words.ts';
import type { Contract, Facts } from '../../../funnel/facts.ts';
import { offeredPlans } from '../../../funnel/plans/offered-plans.ts';
import { chosenPlan, isWishUnavailable } from '../../../funnel/plans/plan-choice.ts';
import { selectFacts } from '../../../store/selectors.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Carousel } from '../../../ui/carousel/Carousel.tsx';
import { FieldError } from '../../../ui/fields/FieldError.tsx';
import { inOnePiece } from '../../../ui/text/in-one-piece.ts';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import { useIsBubble } from '../../answer-surface.ts';
import { useAppSelector } from '../../store-hooks.ts';
import type { InputProps } from '../input-props.ts';
import { AdvisePlan } from './AdvisePlan.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanChoice.module.css';
import { PlanFilter } from './PlanFilter.tsx';
import { filtered, filtersOf, type PlanFilters, withChoice } from './plan-filters.ts';

/** The offer of a customer's link is preselected, not decided. */
const preferredPlan = (facts: Facts): string | undefined =>
  facts.existingContract === null ? undefined : chosenPlan(facts)?.id.toString();

const offerOf = (plan: Plan | undefined, facts: Facts): string | undefined =>
  plan && planInWords(plan, facts);

interface PresentPlanProps {
  contract: Contract;
  /** A migration to fibre needs more explanation. */
  isMoving: boolean;
}

/** A list on a page, for comparison; a carousel in a bubble. */
export function PlanChoice({ name, error, given, onChosen }: InputProps) {
  const facts = useAppSelector(selectFacts);
  const isBubble = useIsBubble();
  const isWide = useIsWide();
  const offered = offeredPlans(facts);
  const [filters, setFilters] = useState<PlanFilters>({ speed: null, service: null });
  const plans = filtered(offered, filters);
  const [chosen, setChosen] = useState(given[name]?.[0] ?? preferredPlan(facts));
  const at = plans.findIndex(({ id }) => String(id) === chosen);
  const choose = (plan: Plan, { currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setChosen(String(plan.id));
    // The focus shows the radio alone.
    if (!isBubble) currentTarget.closest('[data-plan]')?.scrollIntoView?.({ block: 'nearest' });
  };
  const take = (radioId: string, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    document.getElementById(radioId)?.click();
    currentTarget.form?.requestSubmit();
  };
  const [picked, setPicked] = useState<Plan | null>(null);
  const pick = (plan: Plan) => {
    setFilters({ speed: null, service: null });
    setPicked(plan);
  };
  useEffect(() => {
    if (picked === null) return;
    // The adviser's plan is selected and focused in the list; the visitor still has to send it.
    const radio = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${picked.id}"]`);
    radio?.click();
    radio?.focus();
  }, [picked, name]);
  const offer = offerOf(plans[at], facts);
  useEffect(() => onChosen?.(offer), [offer, onChosen]);
  const cards = plans.map((plan, index) => {
    const id = index === 0 ? name : `${name}-${plan.id}`;
    const card = (
      <PlanCard
        key={id}
        plan={plan}
        offered={offered}
        name={name}
        id={id}
        isChosen={index === at}
        onChoose={(event) => choose(plan, event)}
        onTake={(event) => take(id, event)}
      />
    );
    return { id, card };
  });
  const slides = cards.map(({ id, card }) => ({
    id,
    content: (
      <div data-plan className={isBubble || isWide ? styles.card : undefined}>
        {card}
      </div>
    ),
  }));
  return (
    <>
      {facts.existingContract && (
        <PresentPlan contract={facts.existingContract} isMoving={facts.renewal === null} />
      )}
      {isWishUnavailable(facts) && (
        <Notice tone="info">
          {facts.existingContract === null ? planWords.unavailable : contractWords.unavailable}
        </Notice>
      )}
      {!isBubble && facts.existingContract === null && offered.length > 1 && (
        <AdvisePlan plans={offered} onTake={pick} />
      )}
      <PlanFilter
        {...filtersOf(offered)}
        filters={filters}
        onChoose={(now) => setFilters(withChoice(offered, filters, now))}
        count={plans.length}
      />
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it; only a radiogroup can be invalid
        role="radiogroup"
        className={isWide ? styles.grid : isBubble ? styles.row : styles.plans}
        data-compares={facts.existingContract?.present ? '' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      >
        <legend className="visually-hidden">
          {facts.existingContract === null ? planWords.legend : contractWords.legend}
        </legend>
        {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
        {isBubble && !isWide ? (
          <Carousel
            key={`${filters.speed} ${filters.service}`}
            slides={slides}
            at={Math.max(at, 0)}
            words={planWords.carousel}
          />
        ) : (
          slides.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>)
        )}
      </fieldset>
    </>
  );
}

function PresentPlan({ contract: { holder, present }, isMoving }: PresentPlanProps) {
  return (
    <div className={styles.present}>
      {holder !== null && present !== null && (
        <p>{inOnePiece(contractWords.found(holder, present.plan, formatMonthly(present.price)))}</p>
      )}
      {isMoving && (
        <p>
          <a href={contractWords.faq.url}>{contractWords.faq.label}</a>
        </p>
      )}
    </div>
  );
}
