export const winBackSku = 'd600wb';
