import { resumeWords } from '../../../content/screens/resume.ts';
import { newerAnswersTaken, ownAnswersKept } from '../../../store/events.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorNotice } from '../../../ui/blocks/Notice.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';

const words = resumeWords.conflict;

/** Two tabs changed the same order. Closing the dialog keeps the newer answers. */
export function Conflict() {
  const dispatch = useAppDispatch();
  const failure = useAppSelector((state) => state.conflict.failure);
  const takeNewer = () => dispatch(newerAnswersTaken());
  return (
    <Dialog
      open
      title={words.title}
      onClose={takeNewer}
      actions={
        <>
          <Button variant="secondary" onClick={() => dispatch(ownAnswersKept())}>
            {words.own}
          </Button>
          <Button onClick={takeNewer}>{words.newer}</Button>
        </>
      }
    >
      <p>{words.explain}</p>
      <ErrorNotice>{failure}</ErrorNotice>
    </Dialog>
  );
}
