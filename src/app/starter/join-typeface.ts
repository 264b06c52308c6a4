/**
 * Every line takes longer to lay out while a face is on its way to it. So the page names its typeface apart, and that
 * joins once its file is there.
 */
export function joinTypeface(): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.as !== 'font') return;
      for (const styles of document.querySelectorAll<HTMLStyleElement>('style[data-typeface]'))
        styles.media = 'all';
    },
    { capture: true },
  );
}
