/** What a step says when it asks. */
export interface StepWords {
  hint?: string;
  /** What of it a company reads instead. */
  ofCompany?: { hint: string };
  ofCollaborator?: { hint: string };
  /** The primary button says what happens. */
  action: string;
  /** What it says meanwhile. */
  busy: string;
}

/** What stands around one input. */
export interface FieldWords {
  label: string;
  /** What of it a company reads instead. */
  ofCompany?: { label: string };
  ofCollaborator?: { label: string; hint: string };
  hint?: string;
  /** How to tell it along with the answer that the line of a conversation asks for. */
  beside?: string;
  why?: { label: string; text: string };
  /** Where to look the answer up. */
  source?: { label: string; url: string };
}
