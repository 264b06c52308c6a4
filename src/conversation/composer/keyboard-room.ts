import { uncoverQuestion } from '../scroll-to-question.ts';

/** Some phones lay the keyboard over the page: its height is reserved, so that it does not cover the composer. */
export function keyboardRoom(visible: VisualViewport, { style }: HTMLElement): () => void {
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
