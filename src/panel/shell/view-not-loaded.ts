/** The file of a view did not come: the connection or the server is away. */
export class ViewNotLoaded extends Error {}
