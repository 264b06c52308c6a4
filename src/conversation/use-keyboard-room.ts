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
    const make = () => {
      measure();
      showQuestion();
    };
    visible.addEventListener('resize', make);
    visible.addEventListener('scroll', measure);
    return () => {
      visible.removeEventListener('resize', make);
      visible.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}

/** The composer comes up with the keyboard, or grows with an error: what it answers is still to be read above it. */
export function showQuestion(): void {
  const { activeElement } = document;
  const question = document.querySelector('[data-asks]');
  const form = activeElement?.closest('form');
  if (activeElement?.id !== 'composer' || !form || question === null) return;
  const covered = question.getBoundingClientRect().bottom - form.getBoundingClientRect().top;
  // The frame around both.
  if (covered > -24) window.scrollBy({ top: covered + 24, behavior: 'instant' });
}
