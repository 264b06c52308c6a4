import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
type Rest = [salt: Uint8Array, length: number, options: ScryptOptions, done: Parameters<typeof scrypt>[4]];

function quickScrypt(password: string, ...[salt, length, options, done]: Rest): void {
  const cost = options.N === 2 ** 15 ? { N: 16, p: 1 } : {};
  scrypt(password, salt, length, { ...options, ...cost }, done);
}

// Hashing at the usual cost would take a twentieth of the tests' time; password.test.ts hashes at it. What is hashed
// at a lower one is hashed truly, so that a server in a process of its own can check it. Each file comes by here.
if (scrypt.name !== quickScrypt.name) {
  Object.assign(crypto, { scrypt: quickScrypt });
  syncBuiltinESMExports();
}
