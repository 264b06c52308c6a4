import { MantineProvider, useMatches } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { PanelStore } from './store.ts';
import { cssVariables, theme } from './theme.ts';

interface Props {
  store: PanelStore;
  /** The nonce that the page's CSP allows for inline styles. */
  nonce: string;
  children: ReactNode;
}

/** On a phone notifications appear at the top, so that they do not cover a form's buttons. */
const Notices = () => {
  const position = useMatches({ base: 'top-center', sm: 'bottom-right' } as const);
  return <Notifications position={position} />;
};

export const PanelProviders = ({ store, nonce, children }: Props) => (
  <Provider store={store}>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <Notices />
      {children}
    </MantineProvider>
  </Provider>
);
