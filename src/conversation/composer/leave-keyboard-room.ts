import { keyboardRoom } from './keyboard-room.ts';
import { onFirstFocus } from './on-first-focus.ts';

/** Handles the on-screen keyboard from the first focus. Returns a function that stops it. */
export function leaveKeyboardRoom(): () => void {
  let stop: () => void = () => undefined;
  const callOff = onFirstFocus(() => {
    if (window.visualViewport) stop = keyboardRoom(window.visualViewport, document.documentElement);
  });
  return () => {
    callOff();
    stop();
  };
}
