/** What a streaming service costs a month beside a plan that does not bring it along: `/json/streaming.json`. */
export interface StreamingPrices {
  services: readonly { slug: string; price: number }[];
}
