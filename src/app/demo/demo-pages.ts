import { demoScreens } from '../../pages/demo/demo-screens.ts';

/**
 * Every page of the demo, as the build is to write it. Two stand for many addresses: '/demo/hi/:name' for any name,
 * '/demo/*' for whatever is not there.
 */
export const demoOutlines = demoScreens.map(({ path, status }) => ({
  path,
  status,
  noindex: true,
  canonical: null,
  preview: null,
  theme: 'light' as const,
}));
