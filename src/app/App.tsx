import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Router, useRoutes } from 'react-router';
import { useAppSelector } from '../answering/store-hooks.ts';
import type { AppStore } from '../sagas/create-store.ts';
import type { RootState } from '../store/root-reducer.ts';
import { routesBelow, SiteRoutesContext } from '../ui/actions/site-routes.ts';
import { applyZoom } from '../ui/zoom/apply-zoom.ts';
import { HydratedContext } from './layout/AppFrame.tsx';
import type { PageHistory, Place } from './page-history.ts';
import { routes } from './routes.tsx';

/** The state and place of the prerendered page, which hydration must match. */
interface Prerendered {
  state: RootState;
  place: Place;
}

interface AppProps {
  store: AppStore;
  history: PageHistory;
  /** The campaign's prefix: links stay within the campaign. */
  prefix: string;
  prerendered: Prerendered;
  onHydrated: () => void;
}

export function App({ store, history, prefix, prerendered, onHydrated }: AppProps) {
  const place = useSyncExternalStore(history.listen, history.place, () => prerendered.place);
  const siteRoutes = useMemo(() => routesBelow(prefix, history.push), [prefix, history]);
  return (
    <Provider store={store} serverState={prerendered.state}>
      <Router basename={prefix === '' ? '/' : `/${prefix}`} location={place} navigator={history}>
        <SiteRoutesContext value={siteRoutes}>
          <DeviceSettings />
          <HydratedContext value={onHydrated}>
            <Pages />
          </HydratedContext>
        </SiteRoutesContext>
      </Router>
    </Provider>
  );
}

const Pages = () => useRoutes(routes);

/** Applies the chosen zoom to the document. */
function DeviceSettings() {
  const zoom = useAppSelector((state) => state.device.zoom);
  useEffect(() => applyZoom(zoom, document.documentElement), [zoom]);
  return null;
}
