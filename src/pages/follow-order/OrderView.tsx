import { followPageWords, stateWords } from '../../content/screens/follow-page.ts';
import type { FollowedOrder } from '../../contract/followed-order.ts';
import { isOrderEnd } from '../../contract/order-end.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import type { Following } from '../../store/site/following.ts';
import type { FollowTask } from '../../store/site/following-events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { FollowedHead } from './FollowedHead.tsx';
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
  const { number, state: became } = order;
  const isOver = isOrderEnd(became);
  const part = { order, state, ask };
  return (
    <div className={styles.view}>
      <FollowedHead number={words.number(number)} words={stateWords[became]} state={state} />
      <div className={styles.column}>
        {became === 'withdrawn' && <Withdrawal {...part} />}
        {!isOver && became !== 'installed' && <Visit {...part} />}
        <Card as="section">
          <h3>{words.history}</h3>
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
