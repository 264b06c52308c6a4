/** A section says its matter in sentences, then as a list, as steps in their order, or as questions with answers. */
export interface DocumentSection {
  heading: string;
  paragraphs?: readonly string[];
  list?: readonly string[];
  steps?: readonly string[];
  questions?: readonly { question: string; answer: string }[];
}

/** What the operator publishes as a file of its own. */
export interface PublicDocument {
  title: string;
  /** yyyy-mm-dd */
  updated: string;
  lead: string;
  sections: readonly DocumentSection[];
}
