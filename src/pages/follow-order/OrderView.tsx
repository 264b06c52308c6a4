import { useEffect, useRef } from 'react';
import { followPageWords, stateWords } from '../../content/screens/follow-page.ts';
import type { FollowedOrder } from '../../contract/followed-order.ts';
import { isOrderEnd } from '../../contract/order-end.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import type { Following } from '../../store/following.ts';
import type { FollowTask } from '../../store/following-events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { History } from './History.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import styles from './OrderView.module.css';
import { People } from './People.tsx';
import { Visit } from './Visit.tsx';
import { Withdrawal } from './Withdrawal.tsx';

const words = followPageWords.order;

export interface PartProps {
  order: FollowedOrder;
  state: Following;
  ask: (task: FollowTask) => void;
}

interface Props extends PartProps, Pick<Campaign, 'phones'> {
  onLeave: () => void;
}

/** The order's state, then what can be done, then what was agreed. */
export function OrderView({ order, state, phones, ask, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { number, state: became } = order;
  // After a proof the focus moves to the order; in the browser that ordered, the page is read from the top.
  const isProved = state.done === 'open' || state.done === 'open-by-code';
  useEffect(() => {
    if (isProved) heading.current?.focus();
  }, [isProved]);
  const isOver = isOrderEnd(became);
  const part = { order, state, ask };
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <p className={styles.number}>{words.number(number)}</p>
        <h2 ref={heading} className={styles.state} tabIndex={-1}>
          {stateWords[became].title}
        </h2>
        <p className={styles.lead}>{stateWords[became].text}</p>
      </header>
      <div className={styles.column}>
        {became === 'withdrawn' && <Withdrawal {...part} />}
        {!isOver && became !== 'installed' && <Visit {...part} />}
        <Card as="section">
          <h3 className={styles.title}>{words.history}</h3>
          <History order={order} />
        </Card>
        {!isOver && <Withdrawal {...part} />}
      </div>
      <div className={styles.column}>
        <OrderFacts {...part} />
        <People phones={phones} />
        <Button variant="quiet" wide onClick={onLeave}>
          {words.other}
        </Button>
      </div>
    </div>
  );
}
