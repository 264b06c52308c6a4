import type { ChangeEvent, MouseEvent } from 'react';
import { formatAmount, formatMonthly } from '../../../brazil/money.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { planName } from '../../../contract/offer/plan-name.ts';
import { plainBonus } from '../../../contract/offer/speed-bonus.ts';
import { appsOf } from '../../../funnel/plans/apps-of.ts';
import { discountMonthsOf, penaltyOf } from '../../../funnel/plans/offer-terms.ts';
import { selectCampaign, selectIsBusy } from '../../../store/selectors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/blocks/Card.tsx';
import { Price } from '../../../ui/blocks/Price.tsx';
import { Ribbon } from '../../../ui/blocks/Ribbon.tsx';
import { inOnePiece } from '../../../ui/text/in-one-piece.ts';
import { unbroken } from '../../../ui/text/unbroken.ts';
import { useAppSelector } from '../../store-hooks.ts';
import { OfferComparison } from './OfferComparison.tsx';
import styles from './PlanChoice.module.css';

interface PlanCardProps {
  plan: Plan;
  /** Those it is named among. */
  offered: readonly Plan[];
  name: string;
  id: string;
  isChosen: boolean;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The card's button chooses the plan and sends the form. */
  onTake: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** What distinguishes it from other plans of the same speed. */
const bringsOf = (apps: readonly string[], beyondName: string): string =>
  [apps.length === 0 ? planWords.noStreaming : planWords.brings(apps), beyondName].filter(Boolean).join(', ');

/** A radio with the plan as its label; details open below. */
export function PlanCard({ plan, offered, name, id, isChosen, onChoose, onTake }: PlanCardProps) {
  const [amount = '', unit = ''] = planWords.speed(plan.plan_download).split(' ');
  const apps = appsOf(plan);
  const title = planName(plan, offered);
  const benefits = plan.benefits.filter(({ benefit }) => !apps.includes(benefit));
  const beyond = planName({ ...plan, benefits }, offered)
    .slice(plan.plan.length)
    .trim();
  const { personType } = useAppSelector(selectCampaign);
  const isBusy = useAppSelector(selectIsBusy);
  const good = planWords.goodFor[personType].find(({ from }) => plan.plan_download >= from)?.text ?? '';
  const discountMonths = discountMonthsOf(plan);
  const hasDebitPrice = plan.price !== plan.price_with_dacc;
  return (
    <Card chosen={isChosen}>
      {apps.length > 0 && <Ribbon>{planWords.streaming}</Ribbon>}
      <div className={styles.offer}>
        <label className={styles.pick}>
          <input
            type="radio"
            className={styles.radio}
            id={id}
            name={name}
            value={plan.id}
            defaultChecked={isChosen}
            onChange={onChoose}
            aria-describedby={`${id}-price`}
          />
          <span className={styles.speed}>
            <span className="text-3xl">{amount}</span> {unit}
          </span>{' '}
          <span className={styles.brings}>{bringsOf(apps, beyond)}</span>
          <span className={styles.good}>
            {good}. {planWords.upload(planWords.speed(plan.plan_upload))}.
          </span>
          {plan.addonBonus.map(plainBonus).map((bonus) => (
            <span key={bonus} className={styles.bonus}>
              {bonus}
            </span>
          ))}
        </label>
        <div id={`${id}-price`} className={styles.price}>
          <Price
            amount={formatAmount(plan.price_with_dacc)}
            from={plan.discount > 0 ? formatAmount(plan.price_full) : undefined}
            size="large"
          />
          {hasDebitPrice && (
            <p className="quiet">
              {planWords.withDebit}
              <br />
              {planWords.withoutDebit(inOnePiece(formatMonthly(plan.price)))}
            </p>
          )}
          {discountMonths !== null && (
            <p className="quiet">
              {planWords.after(discountMonths, inOnePiece(formatMonthly(plan.price_full)))}
            </p>
          )}
        </div>
      </div>
      <OfferComparison plan={plan} />
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
          {plan.benefits.map(({ slug, benefit }) => (
            <li key={slug}>{benefit || slug}</li>
          ))}
          {plan.loyaltyMonths !== null && (
            <li>
              {plan.loyaltyMonths > 0
                ? planWords.loyalty(plan.loyaltyMonths, penaltyOf(plan))
                : planWords.noLoyalty}
            </li>
          )}
          {plan.offerCode !== '' && <li>{unbroken(planWords.offerCode(plan.offerCode))}</li>}
        </ul>
      </details>
    </Card>
  );
}
