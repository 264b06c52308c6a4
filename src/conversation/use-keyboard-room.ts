import { useEffect } from 'react';

/** Some phones lay their keyboard over the page: what it hides is left free, so that it never covers the composer. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!visible) return;
    const { style } = document.documentElement;
    const measure = () => {
      const hidden = visible.scale > 1 ? 0 : window.innerHeight - visible.height - visible.offsetTop;
      style.setProperty('--keyboard', `${Math.max(Math.round(hidden), 0)}px`);
    };
    visible.addEventListener('resize', measure);
    visible.addEventListener('scroll', measure);
    return () => {
      visible.removeEventListener('resize', measure);
      visible.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
