import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// React then complains about every change of state that a test did not wait for, and the console fails the test.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

// A machine that is busy with something else is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// What the last test still loads would fail once its window is gone, and stay so for the files that share the module.
afterAll(() => vi.dynamicImportSettled());

// A navigator that one file made up is none to the next one's libraries.
afterAll(() => void vi.unstubAllGlobals());

// Files share one window: each begins as in a new one, whatever was left by another. Some tests of this project have no window.
if (typeof document !== 'undefined') {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
  // jsdom lays nothing out, and has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  // It knows the element but not its methods; these keep the attribute as a browser does.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
