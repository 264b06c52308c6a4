/** The plan for former customers. */
export const winBackSku = 'd600wb';
