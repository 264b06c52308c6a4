import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { DemoApp } from '../../../src/pages/demo/DemoApp.tsx';
import type { StorageSlot } from '../../../src/pages/demo/demo-device.ts';
import { demoDevice } from '../../../src/pages/demo/demo-device.ts';
import { demoScreens } from '../../../src/pages/demo/demo-screens.tsx';

/** What a browser would still hold after the page is gone. */
export interface Storage {
  order: unknown;
  settings: unknown;
}

/** Opens the demo at an address, with a browser that has kept what `storage` says. */
export async function visit(path = '/demo', storage: Storage = { order: null, settings: null }) {
  window.scrollTo = () => undefined;
  const place = (name: keyof Storage): StorageSlot => ({
    read: () => storage[name],
    write: (value) => {
      storage[name] = structuredClone(value);
    },
    clear: () => {
      storage[name] = null;
    },
  });
  const device = demoDevice({
    order: place('order'),
    settings: place('settings'),
    prefersDark: () => false,
  });
  await Promise.all(demoScreens.map(({ Screen }) => Screen.preload()));
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <DemoApp device={device} />
      </MemoryRouter>,
    ),
  );
  return { user: userEvent.setup(), storage };
}
