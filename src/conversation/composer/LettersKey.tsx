import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../answering/store-hooks.ts';
import { conversationWords } from '../../content/conversation/words.ts';
import { keyboardChosen } from '../../store/events.ts';
import styles from './Composer.module.css';

const words = conversationWords.composer.letters;

interface LettersKeyProps {
  input: RefObject<HTMLInputElement | null>;
  isOn: boolean;
}

/** Changes the keyboard from digits to letters and back, so that one can ask or dictate where a number is asked. */
export function LettersKey({ input, isOn }: LettersKeyProps) {
  const dispatch = useAppDispatch();
  const change = () => {
    flushSync(() => dispatch(keyboardChosen({ letters: !isOn })));
    // Some phones look at the kind of keyboard only when the line is entered.
    input.current?.blur();
    input.current?.focus();
  };
  return (
    <button
      type="button"
      className={styles.letters}
      aria-label={words.label}
      aria-pressed={isOn}
      onClick={change}
    >
      {isOn ? words.digits : words.letters}
    </button>
  );
}
