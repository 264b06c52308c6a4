import { resumeWords } from '../../../content/screens/resume.ts';
import { sessionKept, sessionProlonged } from '../../../store/events.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorNotice } from '../../../ui/blocks/Notice.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';

const words = resumeWords.session;
const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** Warns before the session expires. The button and closing both prolong it; after a failure, closing only closes. */
export function SessionEnding() {
  const dispatch = useAppDispatch();
  const { closesAt, isAsking, message } = useAppSelector((state) => state.session);
  if (closesAt === null) return null;
  const stay = () => dispatch(sessionProlonged());
  return (
    <Dialog
      open
      title={words.title}
      onClose={message === null ? stay : () => dispatch(sessionKept())}
      actions={
        <Button wide isLoading={isAsking} loadingLabel={words.staying} onClick={stay}>
          {words.stay}
        </Button>
      }
    >
      <p role="status">{words.explain(time.format(closesAt))}</p>
      <ErrorNotice>{message}</ErrorNotice>
    </Dialog>
  );
}
