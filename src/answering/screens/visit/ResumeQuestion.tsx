import { resumeWords } from '../../../content/screens/resume.ts';
import { resumeAccepted, startedOver } from '../../../store/events.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { StickyAction } from '../../../ui/actions/StickyAction.tsx';
import { useAppDispatch } from '../../store-hooks.ts';
import { QuestionScreen } from '../QuestionScreen.tsx';

/** Asks before resuming: on a shared phone the answers may be another person's. */
export function ResumeQuestion({ titleId }: { titleId: string }) {
  const dispatch = useAppDispatch();
  return (
    <QuestionScreen titleId={titleId} page={resumeWords.page} title={resumeWords.question}>
      <p>{resumeWords.explain}</p>
      <StickyAction>
        <Button wide onClick={() => dispatch(resumeAccepted())}>
          {resumeWords.yes}
        </Button>
        <Button variant="secondary" wide onClick={() => dispatch(startedOver())}>
          {resumeWords.no}
        </Button>
      </StickyAction>
    </QuestionScreen>
  );
}
