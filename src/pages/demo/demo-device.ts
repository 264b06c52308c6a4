import { createContext, useContext, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type DemoWords, demoLanguages } from '../../content/demo/demo-words.ts';
import { en } from '../../content/demo/en.ts';
import { es } from '../../content/demo/es.ts';
import { type DemoOrder, noOrder, orderSchema } from './demo-order.ts';
import { type StorageSlot, type StoredValue, storedValue } from './stored-value.ts';

const settingsSchema = z.object({
  language: z.enum(demoLanguages),
  /** Null follows the device. */
  theme: z.nullable(z.enum(['light', 'dark'])),
});

type DemoSettings = z.infer<typeof settingsSchema>;

const firstSettings: DemoSettings = { language: 'en', theme: null };

/** Everything the demo stores. */
export interface DemoDevice {
  order: StoredValue<DemoOrder>;
  settings: StoredValue<DemoSettings>;
  prefersDark: () => boolean;
}

interface Places {
  order: StorageSlot;
  settings: StorageSlot;
  prefersDark: () => boolean;
}

export const demoDevice = ({ order, settings, prefersDark }: Places): DemoDevice => ({
  order: storedValue(orderSchema, noOrder, order),
  settings: storedValue(settingsSchema, firstSettings, settings),
  prefersDark,
});

const nowhere: StorageSlot = { read: () => null, write: () => undefined, clear: () => undefined };

/** A device that stores nothing, as for the prerendered page. */
export const emptyDevice = demoDevice({ order: nowhere, settings: nowhere, prefersDark: () => false });

export const DemoDeviceContext = createContext(emptyDevice);

const useStoredValue = <Value>({ listen, now, initial, change }: StoredValue<Value>) =>
  [useSyncExternalStore(listen, now, () => initial), change] as const;

export const useOrder = () => useStoredValue(useContext(DemoDeviceContext).order);

export const useSettings = () => useStoredValue(useContext(DemoDeviceContext).settings);

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
