/** A problem for whoever runs the shop to fix; printed in one line without a stack trace. */
export class StartupError extends Error {}
