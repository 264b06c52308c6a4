import { Fragment, type MouseEvent, useEffect, useState } from 'react';
import { formatAmount, formatMonthly } from '../../../brazil/money.ts';
import { contractWords } from '../../../content/screens/contract.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { planInWords } from '../../../dialogue/options/plan-in-words.ts';
import type { Contract, Facts } from '../../../funnel/facts.ts';
import { appsOf } from '../../../funnel/plans/apps-of.ts';
import { offeredPlans } from '../../../funnel/plans/offered-plans.ts';
import { chosenPlan, fittingPlans, isWishUnavailable } from '../../../funnel/plans/plan-choice.ts';
import { plansBySpeed } from '../../../funnel/plans/plans-by-speed.ts';
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

const words = planWords.compare;

/** The speeds side by side, before their cards. */
function SpeedsCompared({ speeds }: { speeds: readonly (readonly Plan[])[] }) {
  if (speeds.length < 2) return null;
  const streaming = (plans: readonly Plan[]): string => {
    const having = plans.filter((plan) => appsOf(plan).length > 0).length;
    return having === 0 ? words.none : having === plans.length ? words.included : words.optional;
  };
  const rows: [string, (plans: readonly Plan[]) => string][] = [
    [words.from, ([cheapest]) => formatAmount(cheapest?.price_with_dacc ?? 0)],
    [words.upload, ([cheapest]) => planWords.speed(cheapest?.plan_upload ?? 0)],
    [words.streaming, streaming],
  ];
  return (
    <table className={styles.compared}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <td />
          {speeds.map(([plan]) => (
            <th key={plan?.id} scope="col">
              {planWords.speed(plan?.plan_download ?? 0)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, tell]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {speeds.map((plans) => (
              <td key={plans[0]?.id}>{tell(plans)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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

/** A card a speed: a list on a page, a carousel in a bubble. */
export function PlanChoice({ name, error, given, onChosen }: InputProps) {
  const facts = useAppSelector(selectFacts);
  const isBubble = useIsBubble();
  const isWide = useIsWide();
  const offered = offeredPlans(facts);
  const planWith = (id: string | undefined) => offered.find((plan) => String(plan.id) === id);
  // The last one is chosen, and each card shows the last one chosen in it.
  const [picks, setPicks] = useState<readonly (string | undefined)[]>([
    given[name]?.[0] ?? preferredPlan(facts),
  ]);
  const chosen = planWith(picks.at(-1));
  const fits = fittingPlans(facts);
  const [linked] = useState(chosen ?? chosenPlan(facts) ?? fits[0]);
  const [advised, setAdvised] = useState<{ plan: Plan } | null>(null);
  const speeds = plansBySpeed(offered, (advised?.plan ?? linked)?.plan_download ?? null);
  const first = speeds[0]?.[0];
  const idOf = ({ id }: Plan): string => (id === first?.id ? name : `${name}-${id}`);
  const choose = (plan: Plan, radio: HTMLInputElement) => {
    setPicks((before) => [...before, String(plan.id)]);
    // The focus shows the radio alone.
    if (!isBubble) radio.closest('[data-plan]')?.scrollIntoView?.({ block: 'nearest' });
  };
  const take = (plan: Plan, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    document.getElementById(idOf(plan))?.click();
    currentTarget.form?.requestSubmit();
  };
  useEffect(() => {
    if (advised === null) return;
    // The adviser's plan is selected and focused in the list; the visitor still has to send it.
    const radio = `input[name="${name}"][value="${advised.plan.id}"]`;
    const taken = document.querySelector<HTMLInputElement>(radio);
    taken?.click();
    taken?.focus();
  }, [advised, name]);
  const offer = offerOf(chosen, facts);
  useEffect(() => onChosen?.(offer), [offer, onChosen]);
  const shownOf = (plans: readonly Plan[]) =>
    picks.map(planWith).findLast((plan) => plan && plans.includes(plan)) ??
    fits.find((plan) => plans.includes(plan)) ??
    plans[0];
  const slides = speeds.map((plans) => {
    const shown = shownOf(plans);
    const content = shown && (
      <div data-plan className={isBubble || isWide ? styles.card : styles.narrow}>
        <PlanCard
          plans={plans}
          shown={shown}
          offered={offered}
          name={name}
          idOf={idOf}
          isChosen={shown === chosen}
          onChoose={choose}
          onTake={(event) => take(shown, event)}
        />
      </div>
    );
    return { id: plans[0]?.plan_download ?? 0, content };
  });
  const at = slides.findIndex(({ id }) => id === chosen?.plan_download);
  return (
    <>
      <BeforePlans facts={facts} offered={offered} onPick={(plan) => setAdvised({ plan })} />
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
          <Carousel slides={slides} at={Math.max(at, 0)} words={planWords.carousel} />
        ) : (
          slides.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>)
        )}
      </fieldset>
    </>
  );
}

interface BeforePlansProps {
  facts: Facts;
  offered: readonly Plan[];
  onPick: (plan: Plan) => void;
}

function BeforePlans({ facts, offered, onPick }: BeforePlansProps) {
  const isBubble = useIsBubble();
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
        <div className={styles.before}>
          <AdvisePlan plans={offered} onTake={onPick} />
          <SpeedsCompared speeds={plansBySpeed(offered, null)} />
        </div>
      )}
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
