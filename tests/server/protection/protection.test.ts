import { expect, it } from 'vitest';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';

const oldKey = Buffer.alloc(32, 1);
const newKey = Buffer.alloc(32, 2);
const protection = createProtection([oldKey], systemRandom);
const place = 'lead 1 cpf';

it.each(['52998224725', 'Não consta', '', '👩‍👩‍👧‍👦', 'x'.repeat(5000)])(
  'a sealed text can be opened again: %j',
  (text) => {
    expect(protection.open(protection.seal(text, place), place)).toBe(text);
  },
);

it('a sealed text never looks the same twice', () => {
  expect(protection.seal('a', place)).not.toBe(protection.seal('a', place));
});

it('a sealed text opens only in its own place', () => {
  const sealed = protection.seal('52998224725', place);
  for (const other of ['lead 2 cpf', 'lead 1 cnpj', '']) {
    expect(() => protection.open(sealed, other)).toThrow();
  }
});

it('a sealed text with one changed character does not open', () => {
  const sealed = protection.seal('52998224725', place);
  for (let index = 9; index < sealed.length - 1; index++) {
    const changed = sealed[index] === 'A' ? 'B' : 'A';
    const forged = sealed.slice(0, index) + changed + sealed.slice(index + 1);
    expect(() => protection.open(forged, place)).toThrow();
  }
});

it('a sealed text opens after a new key took over, but not without the old one', () => {
  const sealed = protection.seal('52998224725', place);
  const both = createProtection([newKey, oldKey], systemRandom);
  expect(both.open(sealed, place)).toBe('52998224725');
  expect(both.seal('a', place).split('.')[0]).not.toBe(sealed.split('.')[0]);
  expect(() => createProtection([newKey], systemRandom).open(sealed, place)).toThrow(/key/);
});

it('a fingerprint is the same only for the same text, purpose and key', () => {
  const finger = protection.fingerprint('52998224725', 'cpf');
  expect(protection.fingerprint('52998224725', 'cpf')).toBe(finger);
  expect(protection.fingerprint('11144477735', 'cpf')).not.toBe(finger);
  expect(protection.fingerprint('52998224725', 'request')).not.toBe(finger);
  expect(createProtection([newKey], systemRandom).fingerprint('52998224725', 'cpf')).not.toBe(finger);
});
