import { frame } from '../../content/screens/frame.ts';
import type { Failure } from '../../funnel/facts.ts';

/** What went wrong, in the words of whoever knows, and what to do about it. */
export function FailureText({
  failure: { message, advice },
}: {
  failure: Pick<Failure, 'message' | 'advice'>;
}) {
  return (
    <>
      <p>{message}</p>
      {advice && <p>{frame.advice[advice]}</p>}
    </>
  );
}
