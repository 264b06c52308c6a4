// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { storageSlot } from '../../src/app/storage/storage-slot.ts';

beforeEach(() => localStorage.clear());

it('keeps a value across pages and forgets it when told to', () => {
  const slot = storageSlot(() => localStorage, 'a');
  expect(slot.read()).toBeNull();
  slot.write({ cep: '01310100' });
  expect(storageSlot(() => localStorage, 'a').read()).toEqual({ cep: '01310100' });
  slot.clear();
  expect(slot.read()).toBeNull();
});

it('reads what somebody else broke as nothing', () => {
  localStorage.setItem('a', '{not json');
  expect(storageSlot(() => localStorage, 'a').read()).toBeNull();
});

it('does without a storage that is forbidden', () => {
  const slot = storageSlot(() => {
    throw new DOMException('denied', 'SecurityError');
  }, 'a');
  slot.write(1);
  slot.clear();
  expect(slot.read()).toBeNull();
});
