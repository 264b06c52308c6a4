// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { keepWhenLeft, reloadFromStored } from '../../src/app/keep-when-left.ts';

it('what is typed is kept whenever the page is left, unless another page of the tab went on', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const keep = vi.fn();
  keepWhenLeft(keep);
  dispatchEvent(new Event('pagehide'));
  expect(keep).toHaveBeenCalledTimes(1);
  reloadFromStored();
  dispatchEvent(new Event('pagehide'));
  expect(reload).toHaveBeenCalledOnce();
  expect(keep).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
