export interface RegulationText {
  id: string;
  title: string;
  text: string;
}

/** The published legal texts of the offers, in full and as summaries. */
export interface Regulations {
  regulations: readonly RegulationText[];
  summaries: readonly RegulationText[];
}
