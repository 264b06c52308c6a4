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
  /^src\/answering\/inputs\/Quiz/,
  /^src\/ui\/.*carousel/i,
  /panel/i,
  /^src\/(pages|app|content)\/demo\//,
  // What is searched comes later than the first answer.
  /^src\/content\/knowledge\//,
  /node_modules\/minisearch\//,
];

/** What makes the shop a shop. */
const shop = [
  /^src\/(store|sagas|api|funnel|conversation|contract)\//,
  /node_modules\/(redux|react-redux|redux-saga|@redux-saga|@reduxjs)\//,
];

/** Brotli, thousands of bytes: the script that every page carries inline. */
export const maxStarterKb = 4;

const beyondTheLanding = [
  ...elsewhere.filter((pattern) => !/landing|carousel/.test(pattern.source)),
  /node_modules\/(react-redux|redux-saga|@redux-saga|react-router)\//,
];

export const sizeBudgets: SizeBudget[] = [
  { name: 'landing', path: '/', maxJsKb: 85, forbidden: beyondTheLanding },
  { name: 'streaming page', path: '/paramount/', maxJsKb: 85, forbidden: beyondTheLanding },
  { name: 'questions', path: '/duvidas/', maxJsKb: 85, forbidden: beyondTheLanding },
  { name: 'first checkout page', path: '/checkout/cep/', maxJsKb: 118, forbidden: elsewhere },
  {
    name: 'conversation',
    path: '/chat/',
    maxJsKb: 125,
    forbidden: [...elsewhere, /^src\/conversation\/understanding\//],
  },
  { name: 'starter demo', path: '/demo/', maxJsKb: 90, forbidden: shop },
];
