import './tell-errors.ts';
import './trust-styles.ts';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './panel.css';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PanelProviders } from './PanelProviders.tsx';
import { Session } from './session/Session.tsx';
import { Router } from './shell/Router.tsx';
import { createPanelStore } from './store.ts';

const root = document.getElementById('panel');
if (root === null) throw new Error('The page of the panel has no place for it');
const nonce = document.querySelector<HTMLMetaElement>('meta[name=panel-nonce]')?.content ?? '';
// The scroll lock of dialogs adds an inline style and needs the nonce.
setNonce(nonce);

createRoot(root).render(
  <StrictMode>
    <PanelProviders store={createPanelStore()} nonce={nonce}>
      <Session>
        <Router />
      </Session>
    </PanelProviders>
  </StrictMode>,
);
