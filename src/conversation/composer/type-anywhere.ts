import { composerId } from '../../answering/composer.ts';

const takesText =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"])';

/** Space and Enter press the focused control. A dead key starts an accented letter. */
const isWritten = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === 'Dead' || ([...key].length === 1 && key !== ' ')) && !ctrlKey && !metaKey && !altKey;

/**
 * A letter typed on a control that takes no text is written in the composer, and so is all that follows: the focus moves
 * before the browser enters it. Otherwise the space and the Enter of a message would press the control.
 */
export function typeAnywhere(): () => void {
  const write = (event: KeyboardEvent) => {
    const { activeElement } = document;
    if (event.defaultPrevented || !isWritten(event) || activeElement?.closest(`${takesText}, dialog`)) return;
    document.getElementById(composerId)?.focus({ preventScroll: true });
  };
  addEventListener('keydown', write);
  return () => removeEventListener('keydown', write);
}
