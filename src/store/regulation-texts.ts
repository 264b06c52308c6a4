export interface RegulationText {
  id: string;
  title: string;
  text: string;
}

/** What applies to the offers, as it was published: the full texts and the short ones. */
export interface Regulations {
  regulations: readonly RegulationText[];
  summaries: readonly RegulationText[];
}
