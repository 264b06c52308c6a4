export type SizeBudget = {
  name: string;
  path: string;
  /** Brotli, thousands of bytes, everything that the page has loaded once it is idle. */
  maxJsKb: number;
  /** Modules that have no business on the page. */
  forbidden: RegExp[];
};

const elsewhere = [
  /node_modules\/swiper\//,
  /node_modules\/(framer-motion|motion|motion-dom)\//,
  /^src\/pages\/landing\//,
  /^src\/pages\/.*quiz/i,
  /^src\/ui\/.*carousel/i,
  /panel/i,
];

/** Brotli, thousands of bytes: the script that every page carries inline. */
export const maxStarterKb = 4;

export const sizeBudgets: SizeBudget[] = [
  { name: 'first checkout page', path: '/checkout/cep/', maxJsKb: 105, forbidden: elsewhere },
  {
    name: 'conversation',
    path: '/chat/',
    maxJsKb: 110,
    forbidden: [...elsewhere, /^src\/conversation\/understanding\//],
  },
];
