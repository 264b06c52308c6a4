import { useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Router } from 'react-router';
import type { AppStore } from './create-store.ts';
import { DeviceSettings } from './DeviceSettings.tsx';
import type { PageHistory } from './page-history.ts';
import { Routing } from './Routing.tsx';

interface AppProps {
  store: AppStore;
  history: PageHistory;
  /** The campaign's prefix: every link below it stays within the campaign. */
  prefix: string;
}

export function App({ store, history, prefix }: AppProps) {
  const place = useSyncExternalStore(history.listen, history.place, history.place);
  return (
    <Provider store={store}>
      <Router basename={prefix === '' ? '/' : `/${prefix}`} location={place} navigator={history}>
        <DeviceSettings />
        <Routing />
      </Router>
    </Provider>
  );
}
