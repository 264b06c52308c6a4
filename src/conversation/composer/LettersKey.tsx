import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../answering/store-hooks.ts';
import { conversationWords } from '../../content/conversation/words.ts';
import { keyboardChosen } from '../../store/events.ts';
import styles from './Composer.module.css';

const words = conversationWords.composer.keyboard;

interface LettersKeyProps {
  input: RefObject<HTMLInputElement | null>;
  isOn: boolean;
}

/** Switches between the digit and the letter keyboard, so that visitors can ask or dictate at number questions. */
export function LettersKey({ input, isOn }: LettersKeyProps) {
  const dispatch = useAppDispatch();
  const change = () => {
    flushSync(() => dispatch(keyboardChosen({ letters: !isOn })));
    // Some phones read the input mode only on focus.
    input.current?.blur();
    input.current?.focus();
  };
  const { shown, name } = isOn ? words.digits : words.letters;
  return (
    <button type="button" className={styles.letters} aria-label={name} onClick={change}>
      {shown}
    </button>
  );
}
