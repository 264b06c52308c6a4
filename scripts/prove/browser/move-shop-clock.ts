import { moveClock } from './move-clock.ts';

// Read by Node.js before the server.
moveClock(Number(process.env.CLOCK_AHEAD ?? 0));
