import * as z from 'zod/mini';

/** A named entry in browser storage; broken or blocked storage reads as null. */
export interface StorageSlot {
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

/** A stored value that components can subscribe to. */
export interface StoredValue<Value> {
  /** The value of the prerendered page. */
  initial: Value;
  now: () => Value;
  change: (value: Value) => void;
  listen: (listener: () => void) => () => void;
}

/** Stored data that no longer fits the schema is ignored. */
export function storedValue<Value>(
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
