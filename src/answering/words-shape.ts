/** What a step says when it asks. */
export interface StepWords {
  hint?: string;
  /** The primary button says what happens. */
  action: string;
  /** What it says meanwhile. */
  busy: string;
}

/** What stands around one input. */
export interface FieldWords {
  label: string;
  hint?: string;
  why?: { label: string; text: string };
  /** Where to look the answer up. */
  source?: { label: string; url: string };
}
