import { readableMoment } from '../../brazil/readable-moment.ts';
import { followPageWords, stateWords } from '../../content/screens/follow-page.ts';
import type { FollowedOrder, OrderState } from '../../contract/followed-order.ts';
import { isOrderEnd } from '../../contract/order-end.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import type { Following } from '../../store/site/following.ts';
import type { FollowTask } from '../../store/site/following-events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { FollowedHead } from './FollowedHead.tsx';
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
      <div className="stack gap-16 at-top">
        {became === 'withdrawn' && <Withdrawal {...part} />}
        {!isOver && became !== 'installed' && <Visit {...part} />}
        <Card as="section">
          <h3>{words.history}</h3>
          <History order={order} />
        </Card>
        {!isOver && <Withdrawal {...part} />}
      </div>
      <div className="stack gap-16 at-top">
        <OrderFacts {...part} />
        <People phones={phones} />
        <Button variant="quiet" wide onClick={onLeave}>
          {words.other}
        </Button>
      </div>
    </div>
  );
}

interface Passed {
  id: string;
  title: string;
  /** Null if it is still to come. */
  at: string | null;
}

const way: readonly OrderState[] = ['placed', 'confirmed', 'scheduled', 'installed'];

/** Past states in order, then the states to come. */
export function historyOf({ history, state }: FollowedOrder): Passed[] {
  const passed = history.map(
    ({ at, to, text }, index): Passed => ({
      id: `${index}`,
      title: text ?? stateWords[to].past,
      at: readableMoment(at),
    }),
  );
  const reached = way.indexOf(state);
  // An ended order has no states to come. States may be skipped.
  const toCome = reached < 0 ? [] : way.slice(reached + 1);
  return [...passed, ...toCome.map((id): Passed => ({ id, title: stateWords[id].past, at: null }))];
}

/** The order's history as a progress line. */
const History = ({ order }: { order: FollowedOrder }) => (
  <ol className={styles.history}>
    {historyOf(order).map(({ id, title, at }) => (
      <li key={id} className={styles.event} data-reached={at !== null || undefined}>
        <span className={styles.what}>{title}</span>
        <span className="text-s">{at ?? followPageWords.order.toCome}</span>
      </li>
    ))}
  </ol>
);
