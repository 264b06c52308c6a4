let last = Date.now();

const see = () => {
  last = Date.now();
};
for (const sign of ['keydown', 'input', 'pointerdown', 'wheel', 'touchmove'])
  addEventListener(sign, see, { capture: true, passive: true });

/** When the visitor last did anything on this page, since this was loaded. */
export const lastActivityAt = (): number => last;
