/** Shifts Date.now() and new Date() by an offset. Self-contained, because it is also injected into pages. */
export function moveClock(ahead: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (Real, given, target) =>
      Reflect.construct(Real, given.length === 0 ? [Real.now() + ahead] : given, target),
    get: (Real, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(Real, name)),
  });
}
