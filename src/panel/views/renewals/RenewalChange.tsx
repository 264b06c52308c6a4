import type { RenewalDetail } from '../../../contract/panel/renewals.ts';
import { problemCodes } from '../../../contract/problem.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { renewalStateWords } from '../../words/renewal-state-words.ts';
import { renewalsApi } from './renewals-api.ts';
import { renewalWords as words } from './renewals-words.ts';

/** Notes that the team carried the renewal out, or takes that back; the server refuses a stale state. */
export function RenewalChange({ renewal: { number, state, mayBecome } }: { renewal: RenewalDetail }) {
  const [change] = renewalsApi.useChangeRenewalStateMutation();
  if (mayBecome === null) return null;
  return (
    <CallButton
      call={() => change({ params: { number }, body: { from: state, to: mayBecome } })}
      done={words.changed(renewalStateWords[mayBecome])}
      onRefused={({ code }) => {
        // The renewal is read again, and with its new state the button is gone or means the opposite.
        if (code === problemCodes.stale) focusHeading();
      }}
    >
      {mayBecome === 'carried-out' ? words.carryOut : words.takeBack}
    </CallButton>
  );
}
