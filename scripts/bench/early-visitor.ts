interface Moments {
  /** When an answer to the first question was drawn and Enter honoured, from the navigation on. */
  answerable: number;
  /** When the second question had the focus, from the navigation on. */
  movedOn: number;
}

declare global {
  interface Window {
    moments: Moments;
  }
}

/** What the page says to its console when an early visitor has come to the second question. */
export const arrivedWord = 'at the second question';

/**
 * Runs in the page before anything of it: a visitor who types as soon as there is an input, and again until what was
 * typed is drawn and sent. The moment when that works is when the question is answerable.
 */
export function earlyVisitor(word: string): void {
  window.moments = { answerable: Number.NaN, movedOn: Number.NaN };
  let isHonoured = false;
  // Listens last, behind whatever the page has: what nobody took would leave the page.
  const takeLast = (event: Event) => {
    isHonoured = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('submit', () => addEventListener('submit', takeLast, { once: true }), { capture: true });
  const composer = () => document.querySelector<HTMLInputElement>('form[data-starts] input');
  const shownFor = (input: HTMLInputElement, text: string): string => {
    input.focus();
    input.select();
    document.execCommand('insertText', false, text);
    return input.value;
  };
  const tryToAnswer = () => {
    const input = composer();
    if (input === null) return void setTimeout(tryToAnswer, 5);
    if (shownFor(input, '013101') === '01310-1') {
      const shown = shownFor(input, '01310100');
      input.form?.requestSubmit();
      if (shown === '01310-100' && isHonoured) {
        window.moments.answerable = performance.now();
        return lookForNext();
      }
    }
    input.select();
    document.execCommand('delete');
    setTimeout(tryToAnswer, 5);
  };
  const lookForNext = () => {
    const input = composer();
    if (input?.name !== 'number' || document.activeElement !== input)
      return void requestAnimationFrame(lookForNext);
    // Behind the frame that shows it.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      window.moments.movedOn = performance.now();
      console.debug(word);
    };
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  tryToAnswer();
}
