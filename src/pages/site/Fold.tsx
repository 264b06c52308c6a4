/**
 * The end of a page's first screen. The renderer inserts the rest of the page's resources here, so that the first
 * screen does not wait for them. At most one per page, outside islands.
 */
export const Fold = () => <hr hidden data-fold />;
