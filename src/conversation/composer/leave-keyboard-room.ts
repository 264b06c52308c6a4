import { onFirstFocus } from './on-first-focus.ts';

/** Loads the handling of the on-screen keyboard with the first focus. Returns a function that stops it. */
export function leaveKeyboardRoom(): () => void {
  let stop: () => void = () => undefined;
  const callOff = onFirstFocus(async () => {
    const loaded = await import('./keyboard-room.ts').catch(() => null);
    if (loaded && window.visualViewport)
      stop = loaded.keyboardRoom(window.visualViewport, document.documentElement);
  });
  return () => {
    callOff();
    stop();
  };
}
