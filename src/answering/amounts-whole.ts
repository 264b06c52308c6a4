/** 'R$' never ends a line without its amount. */
export const amountsWhole = (text: string): string => text.replaceAll('R$ ', 'R$\u00a0');
