/** Whether the visitor prefers reduced motion. If that is unknown, nothing moves. */
export const isStill = (): boolean =>
  typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches;
