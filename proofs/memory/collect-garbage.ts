import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded by Node.js before the server: collects garbage on a signal, so that only used memory is measured.
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
