import { useEffect, useRef, useState } from 'react';
import { readableMoment } from '../../brazil/readable-moment.ts';
import { afterWithdrawal } from '../../content/messages/withdrawal-receipt.ts';
import { followPageWords } from '../../content/screens/follow-page.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import type { PartProps } from './OrderView.tsx';

const words = followPageWords.withdraw;

/** Withdrawal within seven days: an explanation, a confirmation, and the receipt with its time. */
export function Withdrawal({ order, state, ask }: PartProps) {
  const [isSure, setSure] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasInstalled = order.history.some(({ to }) => to === 'installed');
  const isDone = state.done === 'withdraw';
  useEffect(() => {
    if (isDone || isSure) heading.current?.focus();
  }, [isDone, isSure]);
  const failure = state.failure?.kind === 'withdraw' ? state.failure.message : null;
  const end = order.history.findLast(({ to }) => to === 'withdrawn');
  const what = (
    <ul>
      {afterWithdrawal(wasInstalled).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  return (
    <Card as="section">
      <div className="stack gap-16 at-top">
        <h3 ref={heading} tabIndex={-1}>
          {end ? words.receipt : words.title}
        </h3>
        <ErrorNotice>{failure}</ErrorNotice>
        {end ? (
          <>
            <p>
              <strong>{words.received(readableMoment(end.at), order.protocol)}</strong>
            </p>
            {what}
            <p className="quiet">{words.sent}</p>
          </>
        ) : order.withdrawUntil === null ? (
          <p>{words.over}</p>
        ) : (
          <>
            <p>{words.until(order.withdrawUntil)}</p>
            {isSure ? (
              <>
                {what}
                <p>
                  <strong>{words.sure}</strong>
                </p>
                <Button
                  wide
                  isLoading={state.working === 'withdraw'}
                  loadingLabel={words.confirming}
                  onClick={() => ask({ kind: 'withdraw', number: order.number })}
                >
                  {words.confirm}
                </Button>
                <Button variant="secondary" wide onClick={() => setSure(false)}>
                  {words.keep}
                </Button>
              </>
            ) : (
              <Button variant="secondary" wide onClick={() => setSure(true)}>
                {words.ask}
              </Button>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
