/** The monthly price of a streaming service beside a plan that does not include it: `/json/streaming.json`. */
export interface StreamingPrices {
  services: readonly { slug: string; price: number }[];
}
