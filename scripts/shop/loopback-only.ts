/** Loaded before the server: a proof asks nobody outside this machine, and whoever is outside counts as down. */
const reach = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  return hostname === '127.0.0.1' || hostname === 'localhost'
    ? reach(input, init)
    : Promise.reject(new TypeError('Only this machine is asked'));
};
