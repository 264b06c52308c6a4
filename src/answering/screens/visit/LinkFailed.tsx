import { resumeWords } from '../../../content/screens/resume.ts';
import { startedOver, tryAgainAsked } from '../../../store/events.ts';
import { selectJourney } from '../../../store/selectors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { StickyAction } from '../../../ui/actions/StickyAction.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';
import { QuestionScreen } from '../QuestionScreen.tsx';

const words = resumeWords.failed;

/** Why a link's record cannot be shown, and what to do. */
export function LinkFailed({ titleId }: { titleId: string }) {
  const dispatch = useAppDispatch();
  const failure = useAppSelector((state) => state.access.linkFailure);
  const mayRetry = failure?.mayRetry === true;
  const isMigration = useAppSelector(selectJourney).storesIn === 'migration';
  return (
    <QuestionScreen titleId={titleId} page={words.page} title={words.title}>
      <Notice tone="error">{failure?.message}</Notice>
      <StickyAction>
        {mayRetry && (
          <Button wide onClick={() => dispatch(tryAgainAsked())}>
            {words.again}
          </Button>
        )}
        <Button variant={mayRetry ? 'secondary' : 'primary'} wide onClick={() => dispatch(startedOver())}>
          {isMigration ? words.startOverByCpf : words.startOver}
        </Button>
      </StickyAction>
    </QuestionScreen>
  );
}
