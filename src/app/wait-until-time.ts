const lookEvery = 10_000;

/** Timers stop while the device sleeps, so the clock is checked repeatedly and whenever the page becomes visible. */
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
