/** Whether the visitor wants no motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
