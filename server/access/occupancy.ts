/** Who holds how many of something at this moment. Whoever holds none takes no memory. */
export function createOccupancy() {
  const held = new Map<string, number>();
  let total = 0;
  const of = (holder: string) => held.get(holder) ?? 0;
  return {
    total: (): number => total,
    of,
    /** Returns the function that gives the place back; only its first call counts. */
    take(holder: string): () => void {
      total += 1;
      held.set(holder, of(holder) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        total -= 1;
        if (of(holder) === 1) held.delete(holder);
        else held.set(holder, of(holder) - 1);
      };
    },
  };
}
