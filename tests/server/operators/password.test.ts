import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('a password is kept as a hash of high cost, and only the same password fits it', () => {
  const program = `
    import { hashPassword, isPassword } from './server/operators/password.ts';
    const kept = await hashPassword('uma frase só minha');
    const fits = [await isPassword('uma frase só minha', kept), await isPassword('uma frase', kept)];
    console.log(JSON.stringify({ kept, fits }));`;
  // In a process of its own: in this one hashes are quick.
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({
    kept: expect.stringMatching(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/),
    fits: [true, false],
  });
});
