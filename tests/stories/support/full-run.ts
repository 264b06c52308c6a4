/** For a story that `npm test` omits: tests without a browser check the same, or another story does. */
export const inFullRun = { tag: '@full-run' };

/** For one of two stories that differ by their screen, face or campaign only: `npm test` runs the other. */
export const again = (isAgain: boolean) => (isAgain ? inFullRun : {});
