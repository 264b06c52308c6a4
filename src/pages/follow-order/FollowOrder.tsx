import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { followPageWords as words } from '../../content/screens/follow-page.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { beforeFollowing } from '../../store/site/following.ts';
import type { FollowTask } from '../../store/site/following-events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { LoadingIndicator } from '../../ui/progress/LoadingIndicator.tsx';
import { type FollowingStore, useLoadFollowing } from '../site/following-store.ts';
import { OrderView } from './OrderView.tsx';
import { ProofByCode } from './ProofByCode.tsx';
import { ProofByPhone } from './ProofByPhone.tsx';
import { RenewalView } from './RenewalView.tsx';

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
