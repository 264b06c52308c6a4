/** One part of a message, in reading order: the text and the HTML of an e-mail are both made of it. */
export type MessageBlock =
  | { readonly is: 'paragraph' | 'heading' | 'code'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[] }
  | { readonly is: 'facts'; readonly facts: readonly Fact[] }
  | { readonly is: 'link'; readonly label: string; readonly url: string };

export type Fact = readonly [label: string, value: string];

/** What a message says, in every way it may go. */
export interface MessageContent {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly blocks: readonly MessageBlock[];
  /** By SMS, and in the panel. */
  readonly short: string;
  /** Where whoever wants no more of these says so; mail programs show it as a button. */
  readonly stopUrl?: string;
  /** The template as Meta has approved it, and what fills its places in order. */
  readonly template: { readonly name: string; readonly places: readonly string[] };
}

export const paragraph = (text: string): MessageBlock => ({ is: 'paragraph', text });
export const heading = (text: string): MessageBlock => ({ is: 'heading', text });
