/** Pauses traffic and knows when no call is running. */
export interface TrafficGate {
  /** Waits until the gate is open, then runs the call. */
  through<T>(call: () => Promise<T>): Promise<T>;
  open(): void;
  /** Resolves when all running calls have ended. */
  close(): Promise<void>;
}

export function createTrafficGate(): TrafficGate {
  const inside = new Set<Promise<unknown>>();
  let opened = Promise.withResolvers<void>();
  let isOpen = false;
  return {
    through: async (call) => {
      while (!isOpen) await opened.promise;
      const running = call();
      inside.add(running);
      return running.finally(() => inside.delete(running));
    },
    open: () => {
      isOpen = true;
      opened.resolve();
    },
    close: async () => {
      isOpen = false;
      opened = Promise.withResolvers();
      await Promise.allSettled(inside);
    },
  };
}
