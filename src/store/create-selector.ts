/**
 * One value made of others, made anew only when one of them has changed. The toolkit's way of saying the same brings
 * a library along, which the first page would pay for.
 */
export function createSelector<State, const Values extends readonly unknown[], Result>(
  read: (state: State) => Values,
  make: (...values: Values) => Result,
): (state: State) => Result {
  let last: { values: Values; result: Result } | null = null;
  return (state) => {
    const values = read(state);
    if (last === null || last.values.some((value, place) => value !== values[place]))
      last = { values, result: make(...values) };
    return last.result;
  };
}
