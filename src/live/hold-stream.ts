export interface StreamListener {
  /** What an event of the stream says. */
  told: (data: string) => void;
  /** Whether the server answers. A stream that ends and opens again at the first try is not reported. */
  connected?: (isConnected: boolean) => void;
  /** The server answered without a stream: it is in trouble, or the session has ended. */
  refused?: () => void;
}

/** In milliseconds. Browsers themselves would try every two seconds, and never again after a refusal. */
const firstWait = 1000;
const longestWait = 30_000;

/** Doubles with each failure. The jitter keeps pages from returning together. */
const waitAfter = (failures: number): number =>
  Math.min(firstWait * 2 ** (failures - 1), longestWait) * (1 + Math.random() / 2);

/**
 * Holds server-sent events open until the signal, and continues after the last one: after a failure it waits, unless the
 * browser is online or seen again.
 */
export function holdStream(
  address: string,
  event: string,
  { told, connected, refused }: StreamListener,
  signal: AbortSignal,
): void {
  let source: EventSource;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const from = new URL(address, location.href);

  const open = () => {
    waiting = undefined;
    source = new EventSource(from, { withCredentials: true });
    source.addEventListener('open', () => {
      failures = 0;
      connected?.(true);
    });
    source.addEventListener(event, ({ data, lastEventId }) => {
      if (lastEventId !== '') from.searchParams.set('after', lastEventId);
      told(String(data));
    });
    source.addEventListener('error', fail);
  };
  const fail = () => {
    const isRefused = source.readyState === EventSource.CLOSED;
    source.close();
    failures += 1;
    waiting = setTimeout(open, waitAfter(failures));
    if (failures > 1) connected?.(false);
    if (isRefused) refused?.();
  };
  const retry = () => {
    if (waiting === undefined || document.visibilityState === 'hidden') return;
    clearTimeout(waiting);
    failures = 1;
    open();
  };

  window.addEventListener('online', retry, { signal });
  document.addEventListener('visibilitychange', retry, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(waiting);
    source.close();
  });
  open();
}
