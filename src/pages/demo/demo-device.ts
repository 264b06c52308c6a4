import { createContext, useContext, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type DemoWords, demoLanguages } from '../../content/demo/demo-words.ts';
import { en } from '../../content/demo/en.ts';
import { es } from '../../content/demo/es.ts';
import { type DemoOrder, noOrder, orderSchema } from './demo-order.ts';

/** A named entry in browser storage; broken or blocked storage reads as null. */
export interface StorageSlot {
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

/** A stored value that components can subscribe to. */
interface StoredValue<Value> {
  /** The value of the prerendered page. */
  initial: Value;
  now: () => Value;
  change: (value: Value) => void;
  listen: (listener: () => void) => () => void;
}

/** Stored data that no longer fits the schema is ignored. */
function storedValue<Value>(
  schema: z.ZodMiniType<Value>,
  initial: Value,
  place: StorageSlot,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  const remembered = z.safeParse(schema, place.read());
  let current = remembered.success ? remembered.data : initial;
  return {
    initial,
    now: () => current,
    change: (value) => {
      current = value;
      if (value === initial) place.clear();
      else place.write(value);
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

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
