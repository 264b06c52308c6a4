import { resumeWords } from '../../../content/screens/resume.ts';
import { resumeAccepted, startedOver } from '../../../store/events.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { StickyAction } from '../../../ui/actions/StickyAction.tsx';
import { useAppDispatch } from '../../store-hooks.ts';
import { QuestionScreen } from '../QuestionScreen.tsx';

/** Nobody's answers show on a shared phone before somebody says that they are theirs. */
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
