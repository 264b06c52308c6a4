import * as z from 'zod/mini';

/** A named place in the browser's storage; broken or forbidden storage reads as null. */
export interface KeepingPlace {
  read: () => unknown;
  write: (value: unknown) => void;
  clear: () => void;
}

/** A value that outlives the page, and that every screen sees change. */
export interface Kept<Value> {
  /** As the page was rendered, before anybody had a browser. */
  initial: Value;
  now: () => Value;
  change: (value: Value) => void;
  listen: (listener: () => void) => () => void;
}

/** What was kept and cannot be understood any more counts as nothing. */
export function kept<Value>(schema: z.ZodMiniType<Value>, initial: Value, place: KeepingPlace): Kept<Value> {
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
