import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// React then complains about every change of state that a test did not wait for, and the console fails the test.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

afterEach(cleanup);

// jsdom lays nothing out, and has nothing to scroll. Some tests of this room do without it.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
