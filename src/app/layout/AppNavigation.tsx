import { SiteNavigation } from './SiteNavigation.tsx';

/** The ways through the public pages, above the one of them that is part of the application. */
export const AppNavigation = () => <SiteNavigation />;
