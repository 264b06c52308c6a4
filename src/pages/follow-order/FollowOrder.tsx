import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { formatMonthly } from '../../brazil/money.ts';
import { readableMoment } from '../../brazil/readable-moment.ts';
import { renewalStateWords, followPageWords as words } from '../../content/screens/follow-page.ts';
import type { FollowedRenewal } from '../../contract/followed-renewal.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { beforeFollowing, type Following } from '../../store/site/following.ts';
import type { FollowTask } from '../../store/site/following-events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { SummaryList } from '../../ui/blocks/SummaryList.tsx';
import { LoadingIndicator } from '../../ui/progress/LoadingIndicator.tsx';
import { type FollowingStore, useLoadFollowing } from '../site/following-store.ts';
import { DocumentLinks } from './DocumentLinks.tsx';
import { FollowedHead } from './FollowedHead.tsx';
import styles from './OrderView.module.css';
import { OrderView } from './OrderView.tsx';
import { People } from './People.tsx';
import { ProofByCode } from './ProofByCode.tsx';
import { ProofByPhone } from './ProofForm.tsx';

interface Props extends Pick<Campaign, 'phones'> {
  renewal: FollowedRenewal;
  state: Following;
  onLeave: () => void;
}

/** A renewal's state, then what was agreed. */
const RenewalView = ({ renewal, state, phones, onLeave }: Props) => (
  <div className={styles.view}>
    <FollowedHead
      number={words.renewal.number(renewal.number)}
      words={renewalStateWords[renewal.state]}
      state={state}
    />
    <div className="stack gap-16 at-top">
      <Card as="section">
        <h3>{words.renewal.summary}</h3>
        <SummaryList
          rows={[
            { label: words.order.plan, value: renewal.plan.name },
            { label: words.order.price, value: formatMonthly(renewal.price) },
            { label: words.order.payment, value: renewal.directDebit ? words.order.debit : words.order.bill },
            { label: words.order.placedAt, value: readableMoment(renewal.placedAt) },
            { label: words.order.protocol, value: renewal.protocol },
          ]}
        />
      </Card>
    </div>
    <div className="stack gap-16 at-top">
      <Card as="section">
        <h3>{words.order.documents}</h3>
        <DocumentLinks plan={renewal.plan} documents={renewal.documents} />
      </Card>
      <People phones={phones} />
      <Button variant="quiet" wide onClick={onLeave}>
        {words.order.other}
      </Button>
    </div>
  </div>
);

/** The proof of ownership, then the order or the renewal. */
export function FollowOrder({ phones }: Pick<Campaign, 'phones'>) {
  const { state, ask, leave, isBroken, begin } = useFollowing();
  const [number, setNumber] = useState('');
  const [isByCode, setByCode] = useState(false);
  if (isBroken)
    return (
      <ErrorNotice>
        <p>{words.notLoaded}</p>
        <Button variant="secondary" onClick={begin}>
          {words.again}
        </Button>
      </ErrorNotice>
    );
  if (state.phase === 'looking') return <LoadingIndicator label={words.looking} />;
  if (state.order !== null)
    return <OrderView state={state} order={state.order} phones={phones} ask={ask} onLeave={leave} />;
  if (state.renewal !== null)
    return <RenewalView state={state} renewal={state.renewal} phones={phones} onLeave={leave} />;
  const Proof = isByCode ? ProofByCode : ProofByPhone;
  const change = (typed: string) => {
    setNumber(typed);
    setByCode(!isByCode);
  };
  return <Proof state={state} given={number} ask={ask} onOther={change} />;
}

const notYet = () => () => undefined;

/** The store of the order page, once it has loaded. */
function useFollowing() {
  const load = useLoadFollowing();
  const [store, setStore] = useState<FollowingStore | null>(null);
  const [isBroken, setBroken] = useState(false);
  const begin = useCallback(() => {
    setBroken(false);
    load().then(setStore, () => setBroken(true));
  }, [load]);
  useEffect(begin, [begin]);
  const state = useSyncExternalStore(
    store?.subscribe ?? notYet,
    () => store?.state() ?? beforeFollowing,
    () => beforeFollowing,
  );
  const ask = (task: FollowTask) => store?.ask(task);
  return { state, ask, leave: () => store?.leave(), isBroken, begin };
}
