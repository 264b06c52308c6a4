/** What is asked under an idempotency key, which stays the same until the call is answered. */
export interface KeyKeeper {
  /** A second press after a lost reply is the same call. Anything else asked in between makes it a new one. */
  of: (asked: unknown) => string;
  /** The call was answered: asking again is a new request. */
  settle: () => void;
}

export function keyKeeper(newKey: () => string): KeyKeeper {
  let open: { asked: string; key: string } | null = null;
  return {
    of: (content) => {
      const asked = JSON.stringify(content);
      if (open?.asked !== asked) open = { asked, key: newKey() };
      return open.key;
    },
    settle: () => {
      open = null;
    },
  };
}
