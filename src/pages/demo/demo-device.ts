import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DemoWords } from '../../content/demo/demo-words.ts';
import { en } from '../../content/demo/en.ts';
import { es } from '../../content/demo/es.ts';
import { type DemoOrder, noOrder, orderSchema } from './demo-order.ts';
import { type DemoSettings, firstSettings, settingsSchema } from './demo-settings.ts';
import { type KeepingPlace, type Kept, kept } from './kept.ts';

/** Everything the demo stores. */
export interface DemoDevice {
  order: Kept<DemoOrder>;
  settings: Kept<DemoSettings>;
  prefersDark: () => boolean;
}

interface Places {
  order: KeepingPlace;
  settings: KeepingPlace;
  prefersDark: () => boolean;
}

export const demoDevice = ({ order, settings, prefersDark }: Places): DemoDevice => ({
  order: kept(orderSchema, noOrder, order),
  settings: kept(settingsSchema, firstSettings, settings),
  prefersDark,
});

const nowhere: KeepingPlace = { read: () => null, write: () => undefined, clear: () => undefined };

export const DemoDeviceContext = createContext(
  demoDevice({ order: nowhere, settings: nowhere, prefersDark: () => false }),
);

const useKept = <Value>({ listen, now, initial, change }: Kept<Value>) =>
  [useSyncExternalStore(listen, now, () => initial), change] as const;

export const useOrder = () => useKept(useContext(DemoDeviceContext).order);

export const useSettings = () => useKept(useContext(DemoDeviceContext).settings);

const words: Readonly<Record<DemoSettings['language'], DemoWords>> = { en, es };

export const useWords = (): DemoWords => words[useSettings()[0].language];

const never = () => () => undefined;

/** False until hydration, since the first render must match the prerendered page. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
