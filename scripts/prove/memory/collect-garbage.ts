import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Read by Node.js before the server: what is left over is cleared away when the proof asks, so that what is used counts alone.
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
