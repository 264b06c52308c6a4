import { codeWords as words } from '../../content/screens/collaborator-code.ts';
import { helpRequested } from '../../store/events.ts';
import { selectBackRoute } from '../../store/selectors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { RouteLink } from '../../ui/actions/RouteLink.tsx';
import { RequestStatus } from '../screens/outcomes/RequestStatus.tsx';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';
import styles from './alternatives.module.css';

/** Where the code was sent, and what to do if it did not arrive. */
export function AnotherCode() {
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => state.help.code);
  const email = useAppSelector((state) => state.answers.values.email);
  const back = useAppSelector(selectBackRoute);
  const isSending = status.kind === 'asked';
  return (
    <div className="stack gap-12">
      {email !== undefined && (
        <p className={styles.line}>
          {words.sentTo(email)}{' '}
          {back !== null && (
            <RouteLink className="touch-target" to={back}>
              {words.change}
            </RouteLink>
          )}
        </p>
      )}
      <RequestStatus status={status}>{words.sent}</RequestStatus>
      <Button
        variant="secondary"
        wide
        isLoading={isSending}
        loadingLabel={words.sending}
        onClick={() => isSending || dispatch(helpRequested({ kind: 'code' }))}
      >
        {words.another}
      </Button>
    </div>
  );
}
