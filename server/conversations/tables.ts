import type { MediaKind } from './media-types.ts';

/** Who speaks for the shop, and what is waited for. */
export type ConversationState = 'bot' | 'waiting' | 'person' | 'closed';

/**
 * What visitor and shop wrote, in one order. Of the visitor: `received`, then `done` once it was carried out. Of the
 * shop: `due`, `sending` while its fate is open, then what the channel reports; `uncertain` is never sent again by itself.
 */
export type ConversationMessageState =
  | 'received'
  | 'done'
  | 'due'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'read'
  | 'failed'
  | 'uncertain';

export interface ConversationTables {
  conversations: {
    id: string;
    channel: 'whatsapp' | 'site' | 'phone';
    /** Keyed hash of the person: see `personHash`. */
    person_hash: string;
    /** Sealed: phone and profile name. */
    contact: string;
    /** Sealed: the visit as it was left. */
    visit: string | null;
    lead_id: string | null;
    campaign: string;
    state: ConversationState;
    /** The person who holds it, and until when the shop itself stays silent. */
    operator_id: string | null;
    silent_until: string | null;
    /** When a person was asked for, and when one wrote first. */
    asked_at: string | null;
    answered_at: string | null;
    misunderstood: number;
    snoozed_until: string | null;
    outcome: string | null;
    /** The visitor's last message: WhatsApp takes free texts for 24 hours from it. */
    last_in_at: string | null;
    /** When somebody of the team had it open last. */
    seen_at: string | null;
    /** 'Parar': nothing is sent that was not asked for. */
    stopped: number;
    /** A process carries out a message of it until then. */
    claimed_until: string | null;
    created_at: string;
    updated_at: string;
  };
  conversation_messages: {
    id: string;
    conversation_id: string;
    position: number;
    author: 'visitor' | 'shop' | 'operator';
    operator_id: string | null;
    /** Sealed: what was received or shown. */
    body: string;
    state: ConversationMessageState;
    /** Hash of the channel's id of it: each is taken once. */
    provider_id: string | null;
    reason: string | null;
    at: string;
    changed_at: string;
  };
  conversation_drafts: {
    /** Of the conversation and the operator: see `draftPlace`. */
    id: string;
    conversation_id: string;
    /** Sealed. */
    body: string;
    at: string;
  };
  /** The file of a message: fetched while `due_at` is there, then `content` or a `reason`; neither once it has ended. */
  conversation_media: {
    message_id: string;
    conversation_id: string;
    kind: MediaKind;
    /** Sealed: its name, and how the channel gives it until then. */
    source: string | null;
    /** As its first bytes say. */
    type: string | null;
    size: number | null;
    /** Sealed. */
    content: string | null;
    /** Why it could not be fetched, as a code. */
    reason: string | null;
    tries: number;
    due_at: string | null;
    at: string;
  };
}
