const moment = 500;
const reach = 30;

const controlAt = ({ target }: Event): EventTarget | null =>
  target instanceof Element
    ? (target.closest('label')?.control ?? target.closest('a, button, summary') ?? target)
    : null;

/**
 * Ignores the second press of a double press unless it hits the same control: the content may have changed in between.
 * Submit buttons never act twice. Browsers do not count taps, so time and position decide.
 */
export function pressOnce(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let last: MouseEvent | null = null;
  let first: EventTarget | null = null;
  let isTouch = false;
  let isAgain = false;
  const check = (event: MouseEvent) => {
    const control = controlAt(event);
    if (event.type === 'mousedown') {
      isAgain = event.detail > 1 || (isTouch && last !== null && isNear(event, last));
      last = event;
      if (!isAgain) first = control;
    }
    const isSending = control instanceof HTMLButtonElement && control.type === 'submit';
    // Key presses have no click count.
    if (!isAgain || event.detail === 0 || (control === first && !isSending)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isTouch = pointerType === 'touch';
    },
    options,
  );
  addEventListener('mousedown', check, options);
  addEventListener('click', check, options);
  return () => listening.abort();
}

const isNear = (event: MouseEvent, last: MouseEvent): boolean =>
  event.timeStamp - last.timeStamp < moment &&
  Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < reach;
