/** Something the operator has to mend before the server can start: reported in one line, without a stack. */
export class StartupError extends Error {}
