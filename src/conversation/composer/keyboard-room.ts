import { uncoverQuestion } from '../scroll-to-question.ts';
import { onFirstFocus } from './on-first-focus.ts';

/** Some phones lay the keyboard over the page: its height is reserved, so that it does not cover the composer. */
function keyboardRoom(visible: VisualViewport, { style }: HTMLElement): () => void {
  const measure = () => {
    const hidden = visible.scale > 1 ? 0 : window.innerHeight - visible.height - visible.offsetTop;
    style.setProperty('--keyboard', `${Math.max(Math.round(hidden), 0)}px`);
  };
  const make = () => {
    measure();
    uncoverQuestion();
  };
  visible.addEventListener('resize', make);
  visible.addEventListener('scroll', measure);
  // The keyboard may be open already.
  make();
  return () => {
    visible.removeEventListener('resize', make);
    visible.removeEventListener('scroll', measure);
    style.removeProperty('--keyboard');
  };
}

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
