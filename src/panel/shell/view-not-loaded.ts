/** The code of a view could not be loaded. */
export class ViewNotLoaded extends Error {}
