import './tell-errors.ts';
import './trust-styles.ts';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './panel.css';
import { setNonce } from 'get-nonce';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { PanelProviders } from './PanelProviders.tsx';
import { Session } from './session/Session.tsx';
import { useMay } from './session/use-operator.ts';
import { panelRoutes } from './shell/panel-routes.tsx';
import { createPanelStore } from './store.ts';
import { DutyFirst } from './views/own-account/DutyFirst.tsx';

const root = document.getElementById('panel');
if (root === null) throw new Error('The page of the panel has no place for it');
const nonce = document.querySelector<HTMLMetaElement>('meta[name=panel-nonce]')?.content ?? '';
// The scroll lock of dialogs adds an inline style and needs the nonce.
setNonce(nonce);

createRoot(root).render(
  <StrictMode>
    <PanelProviders store={createPanelStore()} nonce={nonce}>
      <Session>
        <DutyFirst>
          <Router />
        </DutyFirst>
      </Session>
    </PanelProviders>
  </StrictMode>,
);

function Router() {
  const may = useMay();
  const [router] = useState(() => createBrowserRouter(panelRoutes(may), { basename: '/painel' }));
  return <RouterProvider router={router} />;
}
