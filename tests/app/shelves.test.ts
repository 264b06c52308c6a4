// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { shelfIn } from '../../src/app/shelves.ts';

beforeEach(() => localStorage.clear());

it('keeps a value across pages and forgets it when told to', () => {
  const shelf = shelfIn(() => localStorage, 'a');
  expect(shelf.read()).toBeNull();
  shelf.write({ cep: '01310100' });
  expect(shelfIn(() => localStorage, 'a').read()).toEqual({ cep: '01310100' });
  shelf.clear();
  expect(shelf.read()).toBeNull();
});

it('reads what somebody else broke as nothing', () => {
  localStorage.setItem('a', '{not json');
  expect(shelfIn(() => localStorage, 'a').read()).toBeNull();
});

it('does without a storage that is forbidden', () => {
  const shelf = shelfIn(() => {
    throw new DOMException('denied', 'SecurityError');
  }, 'a');
  shelf.write(1);
  shelf.clear();
  expect(shelf.read()).toBeNull();
});
