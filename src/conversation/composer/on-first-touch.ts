/** Whoever touches the line will write: what the answer needs comes then. Returns how to call it off. */
export function onFirstTouch(act: () => void): () => void {
  if (document.activeElement?.id === 'composer') act();
  else addEventListener('focusin', act, { once: true });
  return () => removeEventListener('focusin', act);
}
