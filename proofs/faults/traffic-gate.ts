/** Pauses traffic and knows when no call is running. */
export interface TrafficGate {
  /** Waits until the gate is open, then runs the call. */
  through<T>(call: () => Promise<T>): Promise<T>;
  open(): void;
  /** Resolves when all running calls have ended. */
  close(): Promise<void>;
}

export function createTrafficGate(): TrafficGate {
  let opened = Promise.withResolvers<void>();
  let idle = Promise.resolve();
  let setIdle = () => {};
  let isOpen = false;
  let inside = 0;
  return {
    through: async (call) => {
      while (!isOpen) await opened.promise;
      inside += 1;
      if (inside === 1) {
        const none = Promise.withResolvers<void>();
        idle = none.promise;
        setIdle = none.resolve;
      }
      try {
        return await call();
      } finally {
        inside -= 1;
        if (inside === 0) setIdle();
      }
    },
    open: () => {
      isOpen = true;
      opened.resolve();
    },
    close: async () => {
      isOpen = false;
      opened = Promise.withResolvers();
      await idle;
    },
  };
}
