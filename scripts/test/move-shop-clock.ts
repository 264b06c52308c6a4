import { moveClock } from './move-clock.ts';

// Loaded by Node.js before the server.
moveClock(Number(process.env.CLOCK_AHEAD ?? 0));
