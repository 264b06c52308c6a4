import { frame } from '../../content/screens/frame.ts';
import { resumeWords } from '../../content/screens/resume.ts';
import { resumeAccepted, startedOver } from '../../store/events.ts';
import { Button } from '../../ui/Button.tsx';
import { StickyAction } from '../../ui/StickyAction.tsx';
import { useAppDispatch } from '../store-hooks.ts';
import styles from './questions.module.css';

/** Nobody's answers show on a shared phone before somebody says that they are theirs. */
export function ResumeQuestion({ titleId }: { titleId: string }) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.page}>
      <title>{`${resumeWords.page} | ${frame.site}`}</title>
      <h1 id={titleId} tabIndex={-1}>
        {resumeWords.question}
      </h1>
      <p>{resumeWords.explain}</p>
      <StickyAction>
        <Button wide onClick={() => dispatch(resumeAccepted())}>
          {resumeWords.yes}
        </Button>
        <Button variant="secondary" wide onClick={() => dispatch(startedOver())}>
          {resumeWords.no}
        </Button>
      </StickyAction>
    </div>
  );
}
