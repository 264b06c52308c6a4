/** Whether the visitor wants no motion. Where that cannot be asked, nothing moves. */
export const isStill = (): boolean =>
  typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;
