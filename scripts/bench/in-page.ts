/** What the page itself writes down while it is measured. */
interface Watch {
  /** When an answer to the first question was drawn and Enter honoured, from the navigation on. */
  answerable: number;
  /** When the second question had the focus, from the navigation on. */
  movedOn: number;
  /** Resolves with the time from the next Enter until the input asks for `name`, focused and painted. */
  untilAsked: (name: string) => Promise<number>;
  /** The longest frame while `act` is at work. */
  longestFrame: (act: () => Promise<void>) => Promise<number>;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** What the page says to its console when an early visitor has come to the second question. */
export const arrivedWord = 'at the second question';

/**
 * Runs in the page before anything of it. With `early`, a visitor is imitated who types as soon as there is an input,
 * and again until what was typed is drawn and sent: the moment when that works is when the question is answerable.
 */
export function watchPage({ early, word }: { early: boolean; word?: string }): void {
  const isComposer = (element: Element | null): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.closest('form[data-starts]') !== null;
  const afterPaint = (then: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  const watch: Watch = {
    answerable: Number.NaN,
    movedOn: Number.NaN,
    untilAsked: (name) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`'${name}' was not asked.`)), 15_000);
        let pressed = 0;
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            pressed = timeStamp;
          },
          { capture: true, once: true },
        );
        const look = () => {
          const input = document.activeElement;
          const isAsked = pressed > 0 && isComposer(input) && input.name === name && input.value === '';
          if (isAsked) afterPaint(() => resolve(performance.now() - pressed));
          else requestAnimationFrame(look);
        };
        look();
      }),
    longestFrame: async (act) => {
      let longest = 0;
      let last = performance.now();
      let isOver = false;
      const look = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (!isOver) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      await act();
      isOver = true;
      return longest;
    },
  };
  window.watch = watch;

  if (!early) return;
  let isHonoured = false;
  // Listens last, behind whatever the page has: what nobody took would leave the page.
  const takeLast = (event: Event) => {
    isHonoured = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('submit', () => addEventListener('submit', takeLast, { once: true }), { capture: true });
  const shownFor = (input: HTMLInputElement, text: string): string => {
    input.focus();
    input.select();
    document.execCommand('insertText', false, text);
    return input.value;
  };
  const tryToAnswer = () => {
    const input = document.querySelector('form[data-starts] input');
    if (!isComposer(input)) return void setTimeout(tryToAnswer, 5);
    if (shownFor(input, '013101') === '01310-1') {
      const shown = shownFor(input, '01310100');
      input.form?.requestSubmit();
      if (shown === '01310-100' && isHonoured) {
        watch.answerable = performance.now();
        return lookForNext(input);
      }
    }
    input.select();
    document.execCommand('delete');
    setTimeout(tryToAnswer, 5);
  };
  const lookForNext = (input: HTMLInputElement) => {
    const asked = document.querySelector('form[data-starts] input') ?? input;
    if (isComposer(asked) && asked.name === 'number' && document.activeElement === asked)
      afterPaint(() => {
        watch.movedOn = performance.now();
        console.debug(word);
      });
    else requestAnimationFrame(() => lookForNext(input));
  };
  tryToAnswer();
}
