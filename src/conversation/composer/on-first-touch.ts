/** Runs once the input gets the focus, for what an answer needs. Returns a function that cancels it. */
export function onFirstTouch(act: () => void): () => void {
  if (document.activeElement?.id === 'composer') act();
  else addEventListener('focusin', act, { once: true });
  return () => removeEventListener('focusin', act);
}
