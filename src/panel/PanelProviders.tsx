import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { PanelStore } from './store.ts';
import { cssVariables, theme } from './theme.ts';

interface Props {
  store: PanelStore;
  /** What the page's policy lets a written style carry. */
  nonce: string;
  children: ReactNode;
}

/** What every view needs around it. */
export const PanelProviders = ({ store, nonce, children }: Props) => (
  <Provider store={store}>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <Notifications position="bottom-right" />
      {children}
    </MantineProvider>
  </Provider>
);
