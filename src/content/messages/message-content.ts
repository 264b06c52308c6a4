/** A part of a message, in reading order. Both the text and the HTML of an e-mail are built from it. */
export type MessageBlock =
  | { readonly is: 'paragraph' | 'heading' | 'code'; readonly text: string }
  | { readonly is: 'list'; readonly items: readonly string[] }
  | { readonly is: 'facts'; readonly facts: readonly Fact[] }
  | { readonly is: 'link'; readonly label: string; readonly url: string };

export type Fact = readonly [label: string, value: string];

/** A message's content for every channel. */
export interface MessageContent {
  readonly subject: string;
  /** The preview text that mailboxes show beside the subject. */
  readonly preview: string;
  readonly blocks: readonly MessageBlock[];
  /** The text for SMS and the panel. */
  readonly short: string;
  /** The unsubscribe address; mail programs show it as a button. */
  readonly stopUrl?: string;
  /** The template's name at Meta, and its parameters in order. */
  readonly template: { readonly name: string; readonly places: readonly string[] };
}

export const paragraph = (text: string): MessageBlock => ({ is: 'paragraph', text });
export const heading = (text: string): MessageBlock => ({ is: 'heading', text });
