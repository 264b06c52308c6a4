/** Names of other providers, as part of a pattern. 'Net' and 'desktop' are missing: they may be any internet and a computer. */
export const competitors =
  'vivo|claro|oi|sky|nio|algar|brisanet|vero|ligga|starlink|unifique|sumicity|mob telecom|proxxima';
