import { codeWords as words } from '../../content/screens/collaborator-code.ts';
import { codeAsked } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectBackRoute } from '../../store/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { RouteLink } from '../../ui/RouteLink.tsx';
import { Outcome } from '../screens/Outcome.tsx';
import { useDispatch, useSelector } from '../store-view.ts';
import styles from './asides.module.css';

/** Where the code went, and the ways on for whoever it did not reach. */
export function AnotherCode() {
  const dispatch = useDispatch();
  const status = useSelector((state: RootState) => state.help.code);
  const email = useSelector((state: RootState) => state.answers.values.email);
  const back = useSelector(selectBackRoute);
  const isSending = status.kind === 'asked';
  return (
    <div className={styles.box}>
      {email !== undefined && (
        <p className={styles.line}>
          {words.sentTo(email)}{' '}
          {back !== null && (
            <RouteLink className={styles.way} to={back}>
              {words.change}
            </RouteLink>
          )}
        </p>
      )}
      <Outcome status={status}>{words.sent}</Outcome>
      <Button
        variant="secondary"
        wide
        state={isSending ? 'loading' : 'default'}
        loadingLabel={words.sending}
        onClick={() => isSending || dispatch(codeAsked())}
      >
        {words.another}
      </Button>
    </div>
  );
}
