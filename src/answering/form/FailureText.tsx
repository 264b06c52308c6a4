import { frame } from '../../content/screens/frame.ts';
import type { Failure } from '../../funnel/facts.ts';
import { unbroken } from '../../ui/text/unbroken.ts';

/** The failure's message and advice. */
export function FailureText({
  failure: { message, advice },
}: {
  failure: Pick<Failure, 'message' | 'advice'>;
}) {
  return (
    <>
      <p>{unbroken(message)}</p>
      {advice && <p>{frame.advice[advice]}</p>}
    </>
  );
}
