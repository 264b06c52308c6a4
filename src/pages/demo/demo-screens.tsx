import type { ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';
import { useWords } from './demo-device.ts';
import { Screen } from './Screen.tsx';

/** If a page's file fails to load, only that page shows an error. */
const screen = (fetch: () => Promise<ComponentType>) => lazyWithPreload(() => fetch().catch(() => NotLoaded));

/** Every page of the demo, loaded on demand. The last one matches all other paths. */
export const demoScreens = [
  {
    path: '/demo',
    status: 200,
    module: 'src/pages/demo/screens/HomeScreen.tsx',
    Screen: screen(async () => (await import('./screens/HomeScreen.tsx')).HomeScreen),
  },
  {
    path: '/demo/plans',
    status: 200,
    module: 'src/pages/demo/screens/PlansScreen.tsx',
    Screen: screen(async () => (await import('./screens/PlansScreen.tsx')).PlansScreen),
  },
  {
    path: '/demo/confirm',
    status: 200,
    module: 'src/pages/demo/screens/ConfirmScreen.tsx',
    Screen: screen(async () => (await import('./screens/ConfirmScreen.tsx')).ConfirmScreen),
  },
  {
    path: '/demo/thanks',
    status: 200,
    module: 'src/pages/demo/screens/ThanksScreen.tsx',
    Screen: screen(async () => (await import('./screens/ThanksScreen.tsx')).ThanksScreen),
  },
  {
    path: '/demo/about',
    status: 200,
    module: 'src/pages/demo/screens/AboutScreen.tsx',
    Screen: screen(async () => (await import('./screens/AboutScreen.tsx')).AboutScreen),
  },
  {
    path: '/demo/hi/:name',
    status: 200,
    module: 'src/pages/demo/screens/HiScreen.tsx',
    Screen: screen(async () => (await import('./screens/HiScreen.tsx')).HiScreen),
  },
  {
    path: '/demo/*',
    status: 404,
    module: 'src/pages/demo/screens/NotFoundScreen.tsx',
    Screen: screen(async () => (await import('./screens/NotFoundScreen.tsx')).NotFoundScreen),
  },
] as const;

export type DemoScreen = (typeof demoScreens)[number];

/** Undefined outside the demo. */
export const demoScreenAt = (path: string): DemoScreen | undefined =>
  demoScreens.find((known) => matchPath(known.path, path) !== null);

/** Shown if a page's file failed to load; reloading the document requests it again. */
function NotLoaded() {
  const { actions, notLoaded } = useWords();
  const { pathname } = useLocation();
  return (
    <Screen title={notLoaded.title}>
      <p>{notLoaded.text}</p>
      <ButtonLink href={pathname}>{actions.again}</ButtonLink>
    </Screen>
  );
}
