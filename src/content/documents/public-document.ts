/** A section consists of paragraphs, a list, steps, or questions with answers. */
export interface DocumentSection {
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  steps?: readonly string[];
  questions?: readonly { question: string; answer: string }[];
}

/** A document that the carrier publishes as a file. */
export interface PublicDocument {
  title: string;
  /** yyyy-mm-dd */
  updated: string;
  lead: string;
  sections: readonly DocumentSection[];
}
