import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
type Rest = [salt: Uint8Array, length: number, options: ScryptOptions, done: Parameters<typeof scrypt>[4]];

function quickScrypt(password: string, ...[salt, length, options, done]: Rest): void {
  scrypt(password, salt, length, { ...options, N: 16, p: 1 }, done);
}

// Hashing would take a twentieth of the tests' time; password.test.ts hashes at the real cost. Each file comes by here.
if (scrypt.name !== quickScrypt.name) {
  Object.assign(crypto, { scrypt: quickScrypt });
  syncBuiltinESMExports();
}
