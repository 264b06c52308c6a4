import { MantineProvider, useMatches } from '@mantine/core';
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

/** On a phone what is pressed next stands at the foot of a form: there nothing may lie over it. */
const Notices = () => {
  const position = useMatches({ base: 'top-center', sm: 'bottom-right' } as const);
  return <Notifications position={position} />;
};

/** What every view needs around it. */
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
