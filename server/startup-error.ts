/** A problem that the operator has to fix; printed in one line without a stack trace. */
export class StartupError extends Error {}
