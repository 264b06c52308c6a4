import type { MouseEvent } from 'react';
import { formatAmount, formatMonthly, formatPrice } from '../../../brazil/money.ts';
import { listOf } from '../../../content/list-of.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { planName } from '../../../contract/offer/plan-name.ts';
import { plainBonus } from '../../../contract/offer/speed-bonus.ts';
import { becomesOf } from '../../../funnel/landing-plans/speed-of.ts';
import { appsOf } from '../../../funnel/plans/apps-of.ts';
import { discountMonthsOf, penaltyOf } from '../../../funnel/plans/offer-terms.ts';
import { selectCampaign, selectIsBusy } from '../../../store/selectors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/blocks/Card.tsx';
import { Price } from '../../../ui/blocks/Price.tsx';
import choice from '../../../ui/fields/ChoiceList.module.css';
import { inOnePiece } from '../../../ui/text/in-one-piece.ts';
import { unbroken } from '../../../ui/text/unbroken.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { OfferComparison } from './OfferComparison.tsx';
import styles from './PlanChoice.module.css';

interface PlanCardProps {
  /** Those of one speed, the cheapest first. */
  plans: readonly Plan[];
  /** The one whose price is shown. */
  shown: Plan;
  /** All that it is named among. */
  offered: readonly Plan[];
  name: string;
  idOf: (plan: Plan) => string;
  isChosen: boolean;
  onChoose: (plan: Plan, radio: HTMLInputElement) => void;
  /** The card's button chooses the plan that is shown and sends the form. */
  onTake: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** What distinguishes it from other plans of the same speed. */
function bringsOf(plan: Plan, offered: readonly Plan[]): string {
  const apps = appsOf(plan);
  const benefits = plan.benefits.filter(({ benefit }) => !apps.includes(benefit));
  const beyond = planName({ ...plan, benefits }, offered)
    .slice(plan.plan.length)
    .trim();
  return [apps.length === 0 ? planWords.noStreaming : listOf(apps, 'e'), beyond].filter(Boolean).join(', ');
}

/** A speed, with the streaming to choose in it: each choice is a plan, and the price is that of the last one chosen. */
export function PlanCard(props: PlanCardProps) {
  const { plans, shown, offered, name, idOf, isChosen, onChoose, onTake } = props;
  const speed = planWords.speed(shown.plan_download);
  const [amount = '', unit = ''] = speed.split(' ');
  const title = planName(shown, offered);
  const { personType } = useAppSelector(selectCampaign);
  const isBusy = useAppSelector(selectIsBusy);
  const good = planWords.goodFor[personType].find(({ from }) => shown.plan_download >= from)?.text ?? '';
  const becomes = becomesOf(shown);
  const least = plans[0]?.price_with_dacc ?? 0;
  const labels = plans.map((plan) => bringsOf(plan, offered));
  const labelOf = (plan: Plan): string => {
    const label = bringsOf(plan, offered);
    return labels.filter((one) => one === label).length > 1 ? `${plan.plan}, ${label}` : label;
  };
  const headId = `${idOf(plans[0] ?? shown)}-speed`;
  return (
    <Card chosen={isChosen}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend takes no part in the card's grid */}
      <div role="group" aria-labelledby={headId} className={styles.offer}>
        <div className={styles.head}>
          <p id={headId} className={styles.speed}>
            <span className="text-3xl">{amount}</span> {unit}
          </p>
          <p className={styles.good}>{good}.</p>
          {becomes !== null && <p className={styles.bonus}>{planWords.withBonus(becomes)}</p>}
        </div>
        <div className={styles.services}>
          {plans.map((plan) => (
            <label
              key={plan.id}
              className={`${choice.chip} ${styles.service}`}
              data-shown={plan === shown ? '' : undefined}
            >
              <input
                type="radio"
                className={choice.radio}
                id={idOf(plan)}
                name={name}
                value={plan.id}
                defaultChecked={isChosen && plan === shown}
                onChange={({ currentTarget }) => onChoose(plan, currentTarget)}
              />
              <span className="visually-hidden">{speed} </span>
              <span className="strong">{labelOf(plan)}</span>{' '}
              {plan.price_with_dacc > least && (
                <span className={styles.adds}>
                  {inOnePiece(planWords.adds(formatPrice(plan.price_with_dacc - least)))}
                </span>
              )}
              <span className="visually-hidden"> {formatMonthly(plan.price_with_dacc)}</span>
            </label>
          ))}
        </div>
      </div>
      <PlanPrice plan={shown} />
      <OfferComparison plan={shown} />
      <Button wide onClick={onTake} isLoading={isChosen && isBusy}>
        <span>
          {planWords.want}
          <span className="visually-hidden">: {title}</span>
        </span>
      </Button>
      <details className={styles.details}>
        <summary className="link-line">
          {planWords.details}
          <span className="visually-hidden"> {title}</span>
        </summary>
        <ul>
          {shown.addonBonus.map(plainBonus).map((bonus) => (
            <li key={bonus}>{bonus}</li>
          ))}
          <li>{planWords.upload(planWords.speed(shown.plan_upload))}</li>
          {shown.benefits.map(({ slug, benefit }) => (
            <li key={slug}>{benefit || slug}</li>
          ))}
          {shown.loyaltyMonths !== null && (
            <li>
              {shown.loyaltyMonths > 0
                ? planWords.loyalty(shown.loyaltyMonths, penaltyOf(shown))
                : planWords.noLoyalty}
            </li>
          )}
          {shown.offerCode !== '' && <li>{unbroken(planWords.offerCode(shown.offerCode))}</li>}
        </ul>
      </details>
    </Card>
  );
}

function PlanPrice({ plan }: { plan: Plan }) {
  const discountMonths = discountMonthsOf(plan);
  const conditions = [
    plan.price !== plan.price_with_dacc &&
      `${planWords.withDebit} ${planWords.withoutDebit(inOnePiece(formatMonthly(plan.price)))}`,
    discountMonths !== null && planWords.after(discountMonths, inOnePiece(formatMonthly(plan.price_full))),
  ].filter(Boolean);
  return (
    <div className={styles.price}>
      <Price
        amount={formatAmount(plan.price_with_dacc)}
        from={plan.discount > 0 ? formatAmount(plan.price_full) : undefined}
        size="large"
      />
      {conditions.length > 0 && <p className={styles.condition}>{conditions.join('. ')}</p>}
    </div>
  );
}
