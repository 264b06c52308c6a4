import { beforeEach, vi } from 'vitest';

// A change turns a test red, not the day on which it was run: all tests are on the same one.
const stop = () => vi.setSystemTime('2026-11-20T15:00:00Z');
stop();
// A file that gave timers back gave the clock back too.
beforeEach(() => void stop());
