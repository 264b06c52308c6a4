/** Lets visitors through while it is open, and knows when none of them is asking any more. */
export interface Gate {
  /** Runs the call once the gate is open. */
  through<T>(call: () => Promise<T>): Promise<T>;
  open(): void;
  /** Resolves when every call that was let through has ended. */
  close(): Promise<void>;
}

export function createGate(): Gate {
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
