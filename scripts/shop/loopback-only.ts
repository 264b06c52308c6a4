/** Loaded before the server: blocks requests to other machines, which then count as down. */
const reach = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  return hostname === '127.0.0.1' || hostname === 'localhost'
    ? reach(input, init)
    : Promise.reject(new TypeError('Only this machine is asked'));
};
