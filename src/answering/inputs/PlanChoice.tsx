import { type MouseEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { planWords } from '../../content/screens/plans.ts';
import type { Facts } from '../../funnel/facts.ts';
import { isWishUnavailable } from '../../funnel/plan-choice.ts';
import { selectFacts } from '../../store/selectors.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { InputProps } from '../input-props.ts';
import { useIsBubble } from '../look.ts';
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

/** A list on a page, where plans are compared; in a bubble a row to swipe through. */
export function PlanChoice({ name, error, given }: InputProps) {
  const facts = useSelector(selectFacts);
  const isBubble = useIsBubble();
  const plans = plansToShow(facts);
  const [chosen, setChosen] = useState(given[name]?.[0]);
  const at = plans.findIndex(({ id }) => String(id) === chosen);
  const take = (radioId: string, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    document.getElementById(radioId)?.click();
    currentTarget.form?.requestSubmit();
  };
  const cards = plans.map((plan, place) => {
    const id = place === 0 ? name : `${name}-${plan.id}`;
    const card = (
      <PlanCard
        key={id}
        plan={plan}
        name={name}
        id={id}
        isChosen={place === at}
        onChoose={() => setChosen(String(plan.id))}
        onTake={isBubble ? (event) => take(id, event) : undefined}
      />
    );
    return { id, card };
  });
  const slides = cards.map(({ id, card }) => ({ id, content: <div className={styles.card}>{card}</div> }));
  return (
    <>
      {isWishUnavailable(facts) && <Notice tone="info">{planWords.unavailable}</Notice>}
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it; only a radiogroup can be invalid
        role="radiogroup"
        className={isBubble ? styles.row : styles.plans}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      >
        <legend className="visually-hidden">{planWords.legend}</legend>
        {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
        {isBubble ? (
          <Carousel slides={slides} at={Math.max(at, 0)} words={planWords.carousel} />
        ) : (
          cards.map(({ card }) => card)
        )}
      </fieldset>
    </>
  );
}
