/** The texts of one input. */
export interface InputWords {
  label: string;
  hint?: string;
  /** Why a sensitive answer is needed. */
  why?: { label: string; text: string };
}

/** The texts of a field. */
export interface FieldWords extends InputWords {
  /** How to give it in the same message as the composer's field. */
  beside?: string;
  /** Where to find the answer. */
  source?: { label: string; elsewhere: string; url: string };
  /** A one-tap answer: the button's label and the values it sends. */
  quickReply?: { label: string; raw: Readonly<Record<string, readonly string[]>> };
  /** Its name in lists of answers, if not the label. */
  listed?: string;
  /** The answer's short name, if not the label. */
  name?: string;
  /** The answer is shown with its name, since it is unclear without. */
  saysName?: true;
  /** Its name within a sentence: 'o CEP'. */
  inSentence: string;
  /** The expected form, after an invalid answer. */
  expected: string;
  /** The reply to 'why do you ask?'. */
  reason: string;
  /** What a change undoes. */
  changes: string;
  /** Overrides for companies. */
  ofCompany?: { label: string; reason?: string };
  ofCollaborator?: { label: string; hint: string };
}

export interface PageTitle {
  title: string;
  /** The short title, for the window and for links back. */
  page: string;
}

/** The texts of a step: the page's question and the conversation's. */
export interface StepWords extends PageTitle {
  bubble: string;
  hint?: string;
  /** Suggested texts to tap: two to four, including those of the field. */
  ways?: readonly string[];
  /** The button, named after its effect. */
  action?: string;
  /** The button while busy. */
  busy?: string;
  /** Texts while the step's effect runs: in the conversation, and on a page of its own. */
  waiting?: {
    bubble: string | ((place: string) => string);
    label?: (address: string) => string;
    detail?: string;
  };
  /** Overrides for companies, whose answers come from an employee. */
  ofCompany?: Partial<PageTitle> & { hint?: string; ways?: readonly string[] };
  ofCollaborator?: { hint: string; ways: readonly string[] };
  /** The title after the order. */
  ordered?: PageTitle;
  fields?: Readonly<Record<string, FieldWords>>;
}

/** A step with questions must have a button and words for each field. */
export interface AskingWords<Field extends string = string> extends StepWords {
  action: string;
  busy: string;
  fields: Readonly<Record<Field, FieldWords>>;
}

/** The button of a step that saves an answer and goes on. */
export const saving = { action: 'Continuar', busy: 'Salvando…' } as const;

/** The steps of a stage, and the title of a page or card (`bubble`) that asks several together. */
export interface StageWords {
  together: PageTitle & { bubble?: string };
  steps: Readonly<Record<string, StepWords>>;
}
