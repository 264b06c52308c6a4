/** `npm test` runs a sample of tests that repeat each other (docs/decisions/065). Every other command runs them all. */
export const isFullRun = process.env.TESTS !== 'sample';

/** How many cases a property is tried with: a fifth of them in `npm test`. */
export const runs = (many: number): number => (isFullRun ? many : many / 5);
