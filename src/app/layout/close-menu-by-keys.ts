/**
 * Closes the menu for keyboard users: on Escape, returning the focus to its button, and when the focus has left the
 * header.
 */
export function closeMenuByKeys(page: Document): () => void {
  const opened = () => page.querySelector<HTMLDetailsElement>('details[data-menu][open]');
  const close = ({ key }: KeyboardEvent) => {
    const menu = key === 'Escape' ? opened() : null;
    if (menu === null) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const pass = ({ key }: KeyboardEvent) => {
    const menu = key === 'Tab' ? opened() : null;
    const { activeElement } = page;
    // The focus may still be on another control of the header.
    if (menu === null || (menu.closest('header') ?? menu).contains(activeElement)) return;
    menu.open = false;
    // Closing the menu moved the content up.
    activeElement?.scrollIntoView({ block: 'nearest' });
  };
  page.addEventListener('keydown', close);
  page.addEventListener('keyup', pass);
  return () => {
    page.removeEventListener('keydown', close);
    page.removeEventListener('keyup', pass);
  };
}
