/** `npm test` runs a sample of tests that repeat each other (docs/decisions/065). Every other command runs them all. */
export const isFullRun = process.env.TESTS !== 'sample';

/** Cases that differ by their wording alone: the first two in `npm test`, all of them in the full run. */
export const someOf = <Case>(cases: readonly Case[]): readonly Case[] =>
  isFullRun ? cases : cases.slice(0, 2);

/** How many cases a property is tried with: a fifth of them in `npm test`. */
export const runs = (many: number): number => (isFullRun ? many : many / 5);
