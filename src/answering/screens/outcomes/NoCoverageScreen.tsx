import { useEffect, useRef } from 'react';
import { noCoverageWords as words } from '../../../content/screens/no-coverage.ts';
import { addressLine } from '../../../dialogue/summary/address-line.ts';
import { helpRequested } from '../../../store/events.ts';
import { selectCampaign, selectFacts, selectWalk } from '../../../store/selectors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { unbroken } from '../../../ui/text/unbroken.ts';
import { AnswerForm } from '../../form/AnswerForm.tsx';
import { StepLink } from '../../StepLink.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';
import { PhoneLine } from '../help/PhoneLine.tsx';
import { RefusalOptions } from '../help/RefusalOptions.tsx';
import type { ScreenProps } from '../screen-props.ts';
import styles from '../screens.module.css';
import { RequestStatus } from './RequestStatus.tsx';

/** No coverage: offers to notify the visitor, who can withdraw the contact later. */
export function NoCoverageScreen(props: ScreenProps) {
  const { phones } = useAppSelector(selectCampaign);
  const facts = useAppSelector(selectFacts);
  const isWithdrawn = useAppSelector((state) => state.help.withdrawal.kind === 'granted');
  const isLeft = useAppSelector(selectWalk).current.state === 'complete' || isWithdrawn;
  const explain = facts.coverage?.infra ? words.explainOffer : words.explain;
  return (
    <div className="stack gap-24">
      <p>{unbroken(explain(addressLine(facts)))}</p>
      {isLeft ? (
        <ContactLeft />
      ) : (
        <section className="stack gap-24">
          <div className={styles.aside}>
            <h2 className="text-l">{words.leave}</h2>
            <p className="quiet">{words.leaveHint}</p>
          </div>
          <AnswerForm {...props} labelledBy={props.titleId} />
        </section>
      )}
      <section className={styles.aside}>
        <h2 className="text-l">{words.otherWays}</h2>
        <p>
          <StepLink step="cep">{words.otherAddress}</StepLink>
        </p>
        {phones.sales && (
          <p>
            <PhoneLine of="sales" say={words.call} />
          </p>
        )}
      </section>
    </div>
  );
}

/** The form is gone after the answer, so the confirmation takes the focus. */
function ContactLeft() {
  const dispatch = useAppDispatch();
  const { email, phone } = useAppSelector((state) => state.answers.values);
  const withdrawal = useAppSelector((state) => state.help.withdrawal);
  const noted = useRef<HTMLDivElement>(null);
  useEffect(() => noted.current?.focus(), []);
  return (
    <div className="stack gap-24">
      {withdrawal.kind !== 'granted' && (
        <div ref={noted} tabIndex={-1}>
          <Notice tone="success" title={words.thanks}>
            {words.thanksDetail(email ?? '')}
          </Notice>
        </div>
      )}
      <RequestStatus status={withdrawal} title={words.withdrawn}>
        {words.withdrawnDetail}
      </RequestStatus>
      {withdrawal.kind !== 'granted' && (
        <Button
          variant="secondary"
          wide
          isLoading={withdrawal.kind === 'asked'}
          loadingLabel={words.withdrawing}
          onClick={() => dispatch(helpRequested({ kind: 'withdrawal', phone: phone ?? '' }))}
        >
          {words.withdraw}
        </Button>
      )}
    </div>
  );
}

/** The campaign does not sell at the address: why, and what is sold there. */
export function NotSoldScreen() {
  const { coverage } = useAppSelector(selectFacts);
  return (
    <div className="stack gap-24">
      <p>{coverage?.unsold}</p>
      <RefusalOptions way="other-offers" isAlone={false} />
      <p>
        {words.otherWays} <StepLink step="cep">{words.otherAddress}</StepLink>
      </p>
    </div>
  );
}
