/** What stands around one input. */
export interface InputWords {
  label: string;
  hint?: string;
  /** Why it is asked, beside an answer that is sensitive to give. */
  why?: { label: string; text: string };
}

/** All that is said of a field where it is asked. */
export interface FieldWords extends InputWords {
  /** How to tell it along with the answer that the line of a conversation asks for. */
  beside?: string;
  /** Where to look the answer up. */
  source?: { label: string; elsewhere: string; url: string };
  /** An answer that needs no typing: what the button says, and what it sends. */
  quickReply?: { label: string; raw: Readonly<Record<string, readonly string[]>> };
  /** What a list of answers calls it, where that is not its label. */
  listed?: string;
  /** What its answer is called among others, where that is not the name of its question. */
  name?: string;
  /** Beside other short answers of the same question, the answer says nothing without its name. */
  saysName?: true;
  /** What it is called within a sentence: 'o CEP'. */
  inSentence: string;
  /** The form that the answer has, for whoever wrote something else. */
  expected: string;
  /** What is replied to who asks why it is needed. */
  reason: string;
  /** What changing the answer undoes. */
  changes: string;
  /** What of it a company reads instead. */
  ofCompany?: { label: string; reason?: string };
  ofCollaborator?: { label: string; hint: string };
}

export interface PageTitle {
  title: string;
  /** The short name, for the window and for what leads back to it. */
  page: string;
}

/** All that a step says: the question its page asks, and the same in the voice of the conversation. */
export interface StepWords extends PageTitle {
  bubble: string;
  hint?: string;
  /** What the conversation offers to say with a tap: two to four together, with what its field offers. */
  ways?: readonly string[];
  /** The primary button says what happens. */
  action?: string;
  /** What it says meanwhile. */
  busy?: string;
  /** What is said while the visitor waits for its effect: in the conversation, and on a screen of its own. */
  waiting?: {
    bubble: string | ((place: string) => string);
    label?: (address: string) => string;
    detail?: string;
  };
  /** What a company is asked in other words: for it answers somebody who works there. */
  ofCompany?: Partial<PageTitle> & { hint?: string; ways?: readonly string[] };
  ofCollaborator?: { hint: string; ways: readonly string[] };
  /** What it says once there is nothing left to confirm. */
  ordered?: PageTitle;
  fields?: Readonly<Record<string, FieldWords>>;
}

/** A step that asks has a button, and words for each of its fields. */
export interface AskingWords<Field extends string = string> extends StepWords {
  action: string;
  busy: string;
  fields: Readonly<Record<Field, FieldWords>>;
}

/** The steps of a stage, and the page (`title`) or the card (`bubble`) that asks several of them together. */
export interface StageWords {
  together: PageTitle & { bubble?: string };
  steps: Readonly<Record<string, StepWords>>;
}
