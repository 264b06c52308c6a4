import type { RenewalDetail } from '../../../contract/panel/renewals.ts';
import { problemCodes } from '../../../contract/problem.ts';
import { problemOf } from '../../api/problem-of.ts';
import { focusHeading } from '../../parts/focus-heading.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { renewalStateWords } from '../../words/renewal-state-words.ts';
import { renewalsApi } from './renewals-api.ts';
import { renewalWords as words } from './renewals-words.ts';

/** Notes that the team carried the renewal out, or takes that back; the server refuses a stale state. */
export function RenewalChange({ renewal: { number, state, mayBecome } }: { renewal: RenewalDetail }) {
  const [change, { isLoading }] = renewalsApi.useChangeRenewalStateMutation();
  const notify = useOutcomeNotice();
  if (mayBecome === null) return null;
  const press = async () => {
    const outcome = change({ params: { number }, body: { from: state, to: mayBecome } });
    await notify(outcome, words.changed(renewalStateWords[mayBecome]));
    // The renewal is read again, and with its new state the button is gone or means the opposite.
    if (problemOf((await outcome).error)?.code === problemCodes.stale) focusHeading();
  };
  return (
    <LoadingButton variant="default" loading={isLoading} onClick={press}>
      {mayBecome === 'carried-out' ? words.carryOut : words.takeBack}
    </LoadingButton>
  );
}
