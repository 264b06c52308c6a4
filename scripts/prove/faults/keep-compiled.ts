import { flushCompileCache } from 'node:module';
import { trafficBegins } from './traffic-begins.ts';

// Read by Node.js before the server: what it compiled is kept for the next one now, because a server that is killed keeps nothing at its end.
process.on(trafficBegins, () => flushCompileCache());
