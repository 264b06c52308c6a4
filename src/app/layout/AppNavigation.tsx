import { type ReactNode, useEffect } from 'react';
import { closeMenuByKeys } from './close-menu-by-keys.ts';
import { SiteNavigation } from './SiteNavigation.tsx';

/** Navigation of the public pages, for the one that is part of the application. */
export function AppNavigation({ zoom }: { zoom: ReactNode }) {
  useEffect(closeMenuByKeys, []);
  return <SiteNavigation zoom={zoom} />;
}
