/** Added to links that open a new tab. */
export const opensInNewTab = 'abre em outra aba';
