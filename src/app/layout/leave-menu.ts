/**
 * The menu opens by itself, without a script. For keys it also closes: with Escape, which gives the focus back to what
 * opened it, and when they have led past it.
 */
export function leaveMenu(page: Document): () => void {
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
    // What else the head of the page shows may be there with the open menu alone.
    if (menu === null || (menu.closest('header') ?? menu).contains(activeElement)) return;
    menu.open = false;
    // What stood below the menu has moved up.
    activeElement?.scrollIntoView({ block: 'nearest' });
  };
  page.addEventListener('keydown', close);
  page.addEventListener('keyup', pass);
  return () => {
    page.removeEventListener('keydown', close);
    page.removeEventListener('keyup', pass);
  };
}
