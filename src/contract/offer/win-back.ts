/** The plan for whoever comes back. */
export const winBackSku = 'd600wb';
