import { useState } from 'react';
import { useSelector } from 'react-redux';
import { planWords } from '../../content/screens/plans.ts';
import type { Facts } from '../../funnel/facts.ts';
import { isWishUnavailable } from '../../funnel/plan-choice.ts';
import { selectFacts } from '../../store/selectors.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { InputProps } from '../input-props.ts';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanChoice.module.css';

/** Plans that no page shows are only for whoever came with their link. */
function plansToShow({ coverage, wish }: Facts) {
  const plans = coverage?.plans ?? [];
  const shown = plans.filter(
    ({ showOnLanding, sku, id }) => showOnLanding || sku === wish.sku || id === wish.id,
  );
  return shown.length > 0 ? shown : plans;
}

export function PlanChoice({ name, error, given }: InputProps) {
  const facts = useSelector(selectFacts);
  const plans = plansToShow(facts);
  const [chosen, setChosen] = useState(given[name]?.[0]);
  return (
    <>
      {isWishUnavailable(facts) && <Notice tone="info">{planWords.unavailable}</Notice>}
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it; only a radiogroup can be invalid
        role="radiogroup"
        className={styles.plans}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      >
        <legend className="visually-hidden">{planWords.legend}</legend>
        {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
        {plans.map((plan, place) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            name={name}
            id={place === 0 ? name : `${name}-${plan.id}`}
            isChosen={chosen === String(plan.id)}
            onChoose={() => setChosen(String(plan.id))}
          />
        ))}
      </fieldset>
    </>
  );
}
