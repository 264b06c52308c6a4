import { useState } from 'react';
import { addressSearchWords as words } from '../../content/screens/address-search.ts';
import { positionTold } from '../../store/address-search.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useAppDispatch } from '../store-hooks.ts';
import styles from './AddressSearch.module.css';
import { locate } from './locate.ts';

const notes = { asked: words.locateNote, refused: words.refusedLocation, failed: words.failedLocation };

/** Finds the visitor's position; the browser asks for permission after the press. */
export function UseLocation() {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState<keyof typeof notes | null>(null);
  const find = async () => {
    setStatus('asked');
    const located = await locate();
    setStatus(located.kind === 'found' ? null : located.kind);
    if (located.kind === 'found') dispatch(positionTold(located.position));
  };
  return (
    <div className={styles.place}>
      <Button
        variant="secondary"
        wide
        isLoading={status === 'asked'}
        loadingLabel={words.locating}
        onClick={() => void find()}
      >
        {words.locate}
      </Button>
      <p className={styles.quiet} role={status === null ? undefined : 'status'}>
        {notes[status ?? 'asked']}
      </p>
    </div>
  );
}
