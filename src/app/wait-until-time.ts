const lookEvery = 10_000;

/** A timer stands still while the device sleeps, so the clock is looked at again and again, and at every return. */
export const waitUntilTime = (moment: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (Date.now() < moment) return;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    look();
  });
