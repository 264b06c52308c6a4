/** A story that differs from another by its screen or its face alone: `npm run test:stories` tells both. */
export const again = (isAgain: boolean) => (isAgain ? { tag: '@again' } : {});
