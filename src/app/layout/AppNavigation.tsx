import { useEffect } from 'react';
import { leaveMenu } from './leave-menu.ts';
import { SiteNavigation } from './SiteNavigation.tsx';

/** Navigation of the public pages, for the one that is part of the application. */
export function AppNavigation() {
  useEffect(() => leaveMenu(document), []);
  return <SiteNavigation />;
}
