import type { Plugin } from 'vite';

/**
 * The router wraps a component that we do not use at the top of a module, where no bundler may drop it: with it stay
 * route matching and error boundaries, 4 kB. Marked as what it is, the call goes when its result is not used.
 */
export const pureRouter = (): Plugin => ({
  name: 'pure-router',
  transform(code, id) {
    if (!id.includes('/react-router/dist/')) return null;
    return { code: code.replace(/= (React\$1\.memo\()/g, '= /* @__PURE__ */ $1'), map: null };
  },
});
