import { useState } from 'react';
import { followPageWords as words } from '../../content/screens/follow-page.ts';
import type { Campaign } from '../../funnel/campaign.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { LoadingIndicator } from '../../ui/progress/LoadingIndicator.tsx';
import { OrderView } from './OrderView.tsx';
import { ProofByCode } from './ProofByCode.tsx';
import { ProofByPhone } from './ProofByPhone.tsx';
import { RenewalView } from './RenewalView.tsx';
import { useFollowing } from './use-following.ts';

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
