/** From now on the clock of this page, or of this process, is so many milliseconds ahead. It needs nothing around it. */
export function moveClock(ahead: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (Real, given, target) =>
      Reflect.construct(Real, given.length === 0 ? [Real.now() + ahead] : given, target),
    get: (Real, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(Real, name)),
  });
}
