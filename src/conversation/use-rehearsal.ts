import { useEffect } from 'react';
import { useAppStore } from '../answering/store-hooks.ts';
import { expectWords, hearing } from './hearing.ts';

/** Behind the first question, fetches what understands and goes through it, before a sentence has to wait for it. */
export function useRehearsal(isDue: boolean): void {
  const store = useAppStore();
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    let callOff = () => {
      isOver = true;
    };
    hearing.load().then(
      ({ hear, rehearse }) => {
        if (!isOver) callOff = rehearse(hear, store.getState());
      },
      () => undefined,
    );
    expectWords();
    return () => callOff();
  }, [isDue, store]);
}
