import { reviewRefused } from '../../../content/messages/review-decided.ts';
import { failedAnalysisWords as words } from '../../../content/screens/failed-analysis.ts';
import { helpRequested } from '../../../store/events.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/blocks/Card.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';
import { CallRequest } from '../help/CallRequest.tsx';
import { HumanHelp } from '../help/HumanHelp.tsx';
import { RequestStatus } from './RequestStatus.tsx';

export const QuizFailedScreen = () => <FailedAnalysis of="quizFailed" />;
export const RejectedScreen = () => <FailedAnalysis of="rejected" />;

/**
 * The result of the analysis with its reason, and what to do: a review by a person, unless one has taken place, or a
 * call.
 */
function FailedAnalysis({ of }: { of: 'quizFailed' | 'rejected' }) {
  const message = useAppSelector((state) => state.stepResults.risk?.message ?? null);
  const { explain, next } = words[of];
  return (
    <div className="stack gap-24">
      <p>{explain}</p>
      {message && (
        <Notice tone="warning" title={words.said}>
          {message}
        </Notice>
      )}
      <h2 className="text-l">{next}</h2>
      {message !== reviewRefused && (
        <Card as="section">
          <ReviewRequest />
        </Card>
      )}
      <Card as="section">
        <CallRequest />
      </Card>
      <HumanHelp />
    </div>
  );
}

function ReviewRequest() {
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => state.help.review);
  const { title, explain, ask, asking, granted } = words.review;
  return (
    <>
      <h3>{title}</h3>
      <p>{explain}</p>
      <RequestStatus status={status}>{granted}</RequestStatus>
      {status.kind !== 'granted' && (
        <Button
          wide
          isLoading={status.kind === 'asked'}
          loadingLabel={asking}
          onClick={() => dispatch(helpRequested({ kind: 'review' }))}
        >
          {ask}
        </Button>
      )}
    </>
  );
}
