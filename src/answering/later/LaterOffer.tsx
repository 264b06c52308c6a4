import { laterWords as words } from '../../content/screens/later.ts';
import { laterDismissed } from '../../store/events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useAppDispatch } from '../store-hooks.ts';
import { ContinueLaterLink } from './ContinueLaterLink.tsx';
import styles from './later.module.css';

/** Offers the link to continue later, once, after a long silence. */
export function LaterOffer() {
  const dispatch = useAppDispatch();
  return (
    <section className={styles.offer} aria-label={words.title} data-print="no">
      <p role="status">
        <strong>{words.offer}</strong>
      </p>
      <ContinueLaterLink />
      <Button variant="quiet" onClick={() => dispatch(laterDismissed())}>
        {words.dismiss}
      </Button>
    </section>
  );
}
