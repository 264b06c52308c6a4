import { onFirstTouch } from './on-first-touch.ts';

/** A keyboard comes with the first touch of the line, and so does what makes room for it. Returns how to stop. */
export function leaveKeyboardRoom(): () => void {
  let stop: () => void = () => undefined;
  const callOff = onFirstTouch(async () => {
    const loaded = await import('./keyboard-room.ts').catch(() => null);
    if (loaded && window.visualViewport)
      stop = loaded.keyboardRoom(window.visualViewport, document.documentElement);
  });
  return () => {
    callOff();
    stop();
  };
}
