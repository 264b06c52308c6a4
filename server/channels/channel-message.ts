import type { FieldName } from '../../src/funnel/fields/answer-values.ts';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import type { MediaSource } from '../conversations/conversation-media.ts';
import type { MediaKind } from '../conversations/media-types.ts';

/** What a press on a choice does. It stands in the choice itself, so that one of an old message still works. */
export type Tap =
  /** The values of an answer. */
  | { kind: 'answer'; step: StepId; raw: RawValues }
  /** As if it had been written. */
  | { kind: 'say'; text: string }
  /** The choice at what waits for a yes. */
  | { kind: 'decide'; choice: 'yes' | 'no' | 'other' }
  | { kind: 'do'; name: CommandName; from?: number };

/** What can be pressed that is no answer. `more`: the next page of a long list, `from` its place. */
export const commandNames = [
  'more',
  'try-again',
  'request-review',
  'request-call',
  'request-person',
  'withdraw-contact',
  'other-address',
  'go-on-here',
  'start-over',
  'go-to-site',
  'erase',
  'find-postcode',
  'change-answer',
  'compare-plans',
  'another-code',
  /** Confirms another order for the same address. */
  'order-another',
  /** Of an order that changed elsewhere, the answers given there. */
  'take-newer',
  /** Sends the customer the link by which they confirm what they told on the phone. */
  'send-to-confirm',
] as const;
export type CommandName = (typeof commandNames)[number];

export interface Choice {
  title: string;
  detail?: string;
  tap: Tap;
}

/** What a channel is given to show: plain data that knows no channel's limits. */
export type ChannelMessage =
  /** `isAside`: on the phone, for the seller, who does not read it out. `asksLocation`: where they are answers it. */
  | { kind: 'text'; text: string; isAside?: true; asksLocation?: true }
  /** `open`: the words on the button, where a channel shows a longer list on a page of its own. */
  | {
      kind: 'choices';
      text: string;
      /** The text that stays, where it says in clear what is not confirmed yet. */
      masked?: string;
      isAside?: true;
      choices: readonly Choice[];
      open?: string;
      /** Where in a list of several pages this one begins, and what shows the next: `more`, if nothing is said. */
      from?: number;
      next?: CommandName;
    }
  | { kind: 'link'; text: string; label: string; url: string }
  /** The open question, and `offer`: more of them at once. `otherwise`: by words, where the channel shows no form. */
  | {
      kind: 'form';
      text: string;
      offer: string;
      label: string;
      form: string;
      token: string;
      otherwise: ChannelMessage;
    }
  | { kind: 'document'; text: string; name: string; url: string }
  /** What a person of the shop sends: its bytes are kept with the message. */
  | { kind: 'file'; text: string; name: string; media: MediaKind };

/** What a visitor sent. Whatever a channel cannot name is of the kind `other`. */
export type Received =
  | { kind: 'text'; text: string }
  /** `tap`: as the choice carried it; null if it is not one of ours. */
  | { kind: 'tap'; tap: Tap | null; title: string }
  | { kind: 'location'; latitude: number; longitude: number }
  | { kind: 'contact'; phone: string | null }
  /** A form that was filled in: which one, and its values, both as this shop sealed them. */
  | { kind: 'form'; token: string; values: string }
  | { kind: 'media'; media: MediaKind; caption: string; file?: MediaSource }
  | { kind: 'other' }
  /** Of a person of the shop, who has the conversation act for them. */
  | { kind: 'staff'; operator: string; does: StaffAction };

type StaffAction =
  | { kind: 'ask'; step: StepId }
  /** An answer that the visitor told them; money and consent the visitor confirms. */
  | { kind: 'answer'; step: StepId; raw: RawValues }
  | { kind: 'hand-back' }
  /** Of the shop itself: the visitor fell silent. */
  | { kind: 'nudge' }
  /** A person of the shop opens the order for a customer on the phone: anew, or one that was begun. */
  | { kind: 'begin'; campaign: string; lead: string | null };

/** What a message of the shop asked, by which a reply to it is understood. */
export interface Asked {
  /** All that was before the visitor: no other has the same. */
  seen: string;
  field: FieldName | null;
}

export interface Inbound {
  /** The channel's id of it. */
  id: string;
  /** Of a Brazilian number: digits with the area code, without the country's; else empty. */
  phone: string;
  /** Who is answered, as the channel names them; missing where nobody is, and in what an older version stored. */
  to?: string;
  profileName: string;
  at: string;
  received: Received;
  /** The channel's id of the message that it replies to, and what that asked, if it is one of ours. */
  replyTo?: string;
  answers?: Asked | undefined;
  /** The operator who heard it on the phone. */
  heardBy?: string;
  referral?: { source: string; headline: string };
}
