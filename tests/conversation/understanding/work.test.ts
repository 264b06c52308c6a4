import { describe, expect, it, onTestFinished } from 'vitest';
import { textLimit } from '../../../src/conversation/understanding/text/text.ts';
import { understand } from '../../../src/conversation/understanding/understand.ts';
import { whileWaiting } from './situations.ts';

const long = 10_000;

/** Counts how many characters patterns are given to look at, all of them together. */
function countCharacters() {
  const run = RegExp.prototype.exec;
  const counted = { read: 0 };
  const exec = function count(this: RegExp, given: string) {
    counted.read += given.length;
    return run.call(this, given);
  };
  // A spy keeps every call, and there are hundreds of thousands.
  Object.defineProperty(RegExp.prototype, 'exec', { value: exec, configurable: true, writable: true });
  onTestFinished(() => {
    Object.defineProperty(RegExp.prototype, 'exec', { value: run, configurable: true, writable: true });
  });
  return counted;
}

const filledWith = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const kinds = [
  'vocês furam a parede? quanto custa e qual o prazo? ',
  'moro na rua das flores 123, o cep é 01310-100 e o celular 11 98765-4321; ',
];

describe.each(whileWaiting)('while %s is asked', (_, asked) => {
  it.each(kinds)('10,000 characters are refused unread: %s', (part) => {
    const counted = countCharacters();
    const charactersRead = (text: string): number => {
      const before = counted.read;
      understand(text, asked);
      return counted.read - before;
    };
    expect(charactersRead(filledWith(part, textLimit))).toBeGreaterThan(0);
    expect(charactersRead(filledWith(part, long))).toBe(0);
  });
});
