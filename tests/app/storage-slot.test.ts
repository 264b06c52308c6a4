// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { storageSlot } from '../../src/app/storage/storage-slot.ts';

beforeEach(() => localStorage.clear());

it('a stored value is kept across pages until it is cleared', () => {
  const slot = storageSlot(() => localStorage, 'a');
  expect(slot.read()).toBeNull();
  slot.write({ cep: '01310100' });
  expect(storageSlot(() => localStorage, 'a').read()).toEqual({ cep: '01310100' });
  slot.clear();
  expect(slot.read()).toBeNull();
});

it('a broken stored value is read as nothing', () => {
  localStorage.setItem('a', '{not json');
  expect(storageSlot(() => localStorage, 'a').read()).toBeNull();
});

it('a forbidden storage is done without', () => {
  const slot = storageSlot(() => {
    throw new DOMException('denied', 'SecurityError');
  }, 'a');
  slot.write(1);
  slot.clear();
  expect(slot.read()).toBeNull();
});
