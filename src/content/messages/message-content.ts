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
  /** Missing where the message never goes by WhatsApp. */
  readonly template?: MessageTemplate;
}

/** WhatsApp takes texts only as templates that Meta has approved; a code's text is Meta's own. */
export type MessageTemplate = { readonly name: string } & (
  | { readonly code: string }
  | {
      readonly text: TemplateText;
      /** A button to a page of the shop, with at most 25 characters. */
      readonly link?: { readonly label: string; readonly url: string };
      /** Buttons that answer in the talk, in the same words, with at most 25 characters. */
      readonly replies?: readonly string[];
      /** Meta counts what invites to buy as marketing. */
      readonly isOffer?: true;
    }
);

interface TemplateText {
  /** As submitted, with {{1}}, {{2}}, … for the values. */
  readonly body: string;
  readonly values: readonly string[];
}

/** One text for what is submitted and what is sent: each value becomes a numbered place. */
export const templateText = (parts: TemplateStringsArray, ...values: string[]): TemplateText => ({
  body: parts.reduce((text, part, place) => `${text}{{${place}}}${part}`),
  values,
});

export const paragraph = (text: string): MessageBlock => ({ is: 'paragraph', text });
export const heading = (text: string): MessageBlock => ({ is: 'heading', text });
