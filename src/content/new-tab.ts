/** Said behind the words of a link that leaves the page where it is. */
export const opensInNewTab = 'abre em outra aba';
