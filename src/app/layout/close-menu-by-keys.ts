/**
 * Closes the menu for keyboard users: on Escape, returning the focus to its button, and when the focus has left the
 * header.
 */
export function closeMenuByKeys(): () => void {
  const opened = () => document.querySelector<HTMLDetailsElement>('details[data-menu][open]');
  const close = ({ key }: KeyboardEvent) => {
    const menu = key === 'Escape' ? opened() : null;
    if (menu === null) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const pass = ({ key }: KeyboardEvent) => {
    const menu = key === 'Tab' ? opened() : null;
    const { activeElement } = document;
    // The focus may still be on another control of the header.
    if (menu === null || (menu.closest('header') ?? menu).contains(activeElement)) return;
    menu.open = false;
    // Closing the menu moved the content up.
    activeElement?.scrollIntoView({ block: 'nearest' });
  };
  document.addEventListener('keydown', close);
  document.addEventListener('keyup', pass);
  return () => {
    document.removeEventListener('keydown', close);
    document.removeEventListener('keyup', pass);
  };
}
