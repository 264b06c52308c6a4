/** Asks again and again until there is a value; null if the last attempt finds none. */
export const poll = <Value>(find: () => Value | null, everyMs: number, attempts: number) =>
  new Promise<Value | null>((resolve) => {
    const look = (left: number) => {
      const found = find();
      if (found !== null || left <= 1) resolve(found);
      else setTimeout(() => look(left - 1), everyMs);
    };
    look(attempts);
  });
