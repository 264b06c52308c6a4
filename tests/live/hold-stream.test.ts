import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { minuteMs } from '../../src/brazil/durations.ts';
import { holdStream } from '../../src/live/hold-stream.ts';

let opened: FakeEventSource[] = [];

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  readonly address: string;
  constructor(address: string | URL) {
    super();
    this.address = String(address);
    opened.push(this);
    if (isAway) setTimeout(() => this.dispatchEvent(new Event('error')));
    else setTimeout(() => this.dispatchEvent(new Event('open')));
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

let isAway = false;

beforeEach(() => {
  opened = [];
  isAway = false;
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** A page that has been connected; what it was told about the connection. */
async function connectedPage() {
  const leaving = new AbortController();
  const told: boolean[] = [];
  const changed: string[] = [];
  holdStream(
    '/api/panel/live',
    'changed',
    { told: (data) => changed.push(data), connected: (isConnected) => told.push(isConnected) },
    leaving.signal,
  );
  onTestFinished(() => leaving.abort());
  await vi.advanceTimersByTimeAsync(1);
  return { told, changed, leave: () => leaving.abort() };
}

const lose = () => opened.at(-1)?.dispatchEvent(new Event('error'));

/** The server is away for three minutes. */
async function losesTheServer() {
  const page = await connectedPage();
  isAway = true;
  lose();
  await vi.advanceTimersByTimeAsync(3 * minuteMs);
  return page;
}

it('while the server is away the page says so, and tries at most once in half a minute', async () => {
  const { told } = await losesTheServer();
  expect(told.at(-1)).toBe(false);
  expect(opened.length).toBeLessThan(15);
  opened = [];
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.length).toBeLessThanOrEqual(20);
});

it('a stream that ends and opens again at the first try is not told', async () => {
  const { told } = await connectedPage();
  lose();
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(opened).toHaveLength(2);
  expect(told).not.toContain(false);
});

it('the page tries at once when the browser is online or seen again', async () => {
  const { told } = await losesTheServer();
  for (const [target, name] of [
    [document, 'visibilitychange'],
    [window, 'online'],
  ] as const) {
    const before = opened.length;
    target.dispatchEvent(new Event(name));
    expect(opened).toHaveLength(before + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(told.at(-1)).toBe(true);
});

it('after its return the page asks for what changed since the last event', async () => {
  const { changed } = await connectedPage();
  const data = 'calls';
  opened[0]?.dispatchEvent(new MessageEvent('changed', { data, lastEventId: 'calls=2' }));
  expect(changed).toEqual(['calls']);
  lose();
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(new URL(opened.at(-1)?.address ?? '', 'http://shop.example').searchParams.get('after')).toBe(
    'calls=2',
  );
});

it('a page that is left tries no more', async () => {
  const { leave } = await losesTheServer();
  leave();
  opened = [];
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  window.dispatchEvent(new Event('online'));
  expect(opened).toEqual([]);
});
