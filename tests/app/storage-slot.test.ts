// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceSlot, tabSlot } from '../../src/app/storage/storage-slot.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('a value stored on the device is kept across pages until it is cleared', () => {
  const slot = deviceSlot('a');
  expect(slot.read()).toBeNull();
  slot.write({ cep: '01310100' });
  expect(deviceSlot('a').read()).toEqual({ cep: '01310100' });
  slot.clear();
  expect(slot.read()).toBeNull();
});

it('a value stored in the tab is not on the device', () => {
  tabSlot('a').write(1);
  expect(deviceSlot('a').read()).toBeNull();
  expect(tabSlot('a').read()).toBe(1);
  tabSlot('a').clear();
});

it('a broken stored value is read as nothing', () => {
  localStorage.setItem('a', '{not json');
  expect(deviceSlot('a').read()).toBeNull();
});

it('a forbidden storage is done without', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const slot = deviceSlot('a');
  slot.write(1);
  slot.clear();
  expect(slot.read()).toBeNull();
});
