/** A story that differs from another by its screen or its face alone: `npm run test:stories` tells both. */
export const again = (isAgain: boolean) => (isAgain ? { tag: '@again' } : {});

/** `npm run test:stories` tells it: for the part of a story that another of its parts differs from by the screen alone. */
export const tellsEverything = process.env.STORIES === 'all';
