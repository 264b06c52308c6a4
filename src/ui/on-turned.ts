/** Whenever the window has another width, as when a phone is turned; a keyboard or a bar of the browser changes its height alone. */
export function onTurned(act: () => void): () => void {
  let width = innerWidth;
  const look = () => {
    if (width !== innerWidth) act();
    width = innerWidth;
  };
  addEventListener('resize', look);
  return () => removeEventListener('resize', look);
}
