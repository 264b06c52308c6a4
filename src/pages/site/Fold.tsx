/**
 * Where a page's first screen ends. The renderer writes here what the rest of the page needs, so that the first screen
 * waits for nothing but its own. At most one on a page, and in no island.
 */
export const Fold = () => <hr hidden data-fold />;
