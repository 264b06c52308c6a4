/** Told by `npm run test:stories` alone: what tests without a browser hold already, and a browser shows once more. */
export const inFullRun = { tag: '@full-run' };

/** A story that differs from another by its screen, its face or a campaign's data alone: `npm test` tells one of the two. */
export const again = (isAgain: boolean) => (isAgain ? inFullRun : {});

/** For the part of a story that another of its parts differs from by the screen alone. */
export const tellsEverything = process.env.STORIES === 'all';
