/** A cache of at most `limit` values; evicts the oldest entry. */
export function createExpiringCache<Value>({ limit, clock }: { limit: number; clock: () => Date }) {
  const kept = new Map<string, { value: Value; until: number }>();
  return {
    get(key: string): Value | undefined {
      const found = kept.get(key);
      if (found !== undefined && found.until <= clock().getTime()) kept.delete(key);
      return kept.get(key)?.value;
    },
    set(key: string, value: Value, milliseconds: number): void {
      kept.delete(key);
      kept.set(key, { value, until: clock().getTime() + milliseconds });
      const oldest = kept.keys().next();
      if (kept.size > limit && oldest.done !== true) kept.delete(oldest.value);
    },
  };
}
