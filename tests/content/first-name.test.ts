import { describe, expect, it } from 'vitest';
import { firstNameOf } from '../../src/content/first-name.ts';

describe('the name to address somebody by', () => {
  it.each([
    ['maria da silva', 'Maria'],
    ['MARIA DA SILVA', 'Maria'],
    ['Maria da Silva', 'Maria'],
    ["D'Ávila Souza", "D'Ávila"],
    ['McCoy Souza', 'McCoy'],
    ['éder lima', 'Éder'],
    ['', ''],
  ])('%j is addressed as %j', (name, first) => {
    expect(firstNameOf(name)).toBe(first);
  });
});
