import { useEffect } from 'react';
import { leaveMenu } from './leave-menu.ts';
import { SiteNavigation } from './SiteNavigation.tsx';

/** The ways through the public pages, above the one of them that is part of the application. */
export function AppNavigation() {
  useEffect(() => leaveMenu(document), []);
  return <SiteNavigation />;
}
