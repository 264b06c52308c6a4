import type { RenewalDetail } from '../../../contract/panel/renewals.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { renewalStateWords } from '../../words/renewal-state-words.ts';
import { useChangeRenewalStateMutation } from './renewals-api.ts';
import { renewalWords as words } from './renewals-words.ts';

/** Notes that the team carried the renewal out, or takes that back; the server refuses a stale state. */
export function RenewalChange({ renewal: { number, state, mayBecome } }: { renewal: RenewalDetail }) {
  const [change, { isLoading }] = useChangeRenewalStateMutation();
  const notify = useOutcomeNotice();
  if (mayBecome === null) return null;
  const press = () =>
    notify(
      change({ params: { number }, body: { from: state, to: mayBecome } }),
      words.changed(renewalStateWords[mayBecome]),
    );
  return (
    <LoadingButton variant="default" loading={isLoading} onClick={() => void press()}>
      {mayBecome === 'carried-out' ? words.carryOut : words.takeBack}
    </LoadingButton>
  );
}
