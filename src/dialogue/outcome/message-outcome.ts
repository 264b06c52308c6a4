import type { FoundAddress } from '../../contract/calls/address-search.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { AddressQuestion } from '../../store/address-search.ts';
import type { KeptPart, RecognisedAnswer } from '../../store/recognised-answer.ts';
import type { Reply, ReplyActions } from '../../store/reply.ts';

/** A dialog over the conversation. */
export type Panel = 'summary' | 'help' | 'later';

/** What to do about a message. */
export type MessageOutcome =
  /** `answers`: what a message told of it. `beside`: what else it tells, which waits for a yes or offers a tap. */
  | {
      kind: 'answer';
      raw: RawValues;
      answers?: readonly RecognisedAnswer[];
      reply?: string;
      topic?: string;
      beside?: Reply;
    }
  /** Taken at once and said back, wherever they are asked. `kept`: a part of another answer, which `reply` asks for. */
  | {
      kind: 'take';
      answers: readonly RecognisedAnswer[];
      reply?: string;
      topic?: string;
      kept?: KeptPart;
      beside?: Reply;
    }
  /** Submitted as if the visitor had tapped it. */
  | { kind: 'option'; name: string; value: string; reply?: string; beside?: Reply }
  | { kind: 'refusal'; message: string }
  /**
   * `keeps`: the text stays in the line. `asks`: a question without a known reply. `dropped`: what waited for a yes, and no
   * longer does.
   */
  | {
      kind: 'reply';
      reply: Reply;
      /** What the message tells besides, if the reply itself leads elsewhere or offers a tap. */
      beside?: Reply;
      isUnclear?: boolean;
      asks?: true;
      dropped?: readonly RecognisedAnswer[];
      keeps?: true;
    }
  /** A yes or a no to what waits. `beside`: what is replied to the rest of the message. */
  | { kind: 'decide'; isYes: boolean; beside: Reply | null }
  /** Opens another question. `beside`: a reply that proposes the message as the answer. */
  | { kind: 'go'; route: string; step?: StepId; beside?: Reply }
  | { kind: 'panel'; panel: Panel; beside?: Reply }
  /** A street without its postcode, or the wish to search for one. `beside`: the outcome of the rest. */
  | {
      kind: 'address';
      address: AddressQuestion | null;
      text: string;
      /** What is kept of it for its own question. */
      told?: readonly RecognisedAnswer[];
      beside: DoneHere | null;
    }
  /** The only result of a search; the house number is asked later. */
  | { kind: 'place'; place: FoundAddress; number: string }
  /** Goes back to an earlier question of the quiz. */
  | { kind: 'quiz'; at: number; beside?: Reply }
  /** Drops the plan that came with a link, so that the plan can be chosen. */
  | { kind: 'reconsider-plan'; beside?: Reply }
  | { kind: 'pages'; told?: readonly RecognisedAnswer[] }
  /**
   * Leads to another campaign, on a page of its own. `told`: what is to be proposed there, as far as it may be stored.
   * `beside`: a reply that stands above the question there.
   */
  | { kind: 'leave'; path: string; told?: readonly RecognisedAnswer[]; beside?: Reply };

/** All that does not decide about what waits. */
export type DoneHere = Exclude<MessageOutcome, { kind: 'decide' }>;

export type ReplyOutcome = Extract<MessageOutcome, { kind: 'reply' }>;

/** A reply in words, with what can be tapped below it. */
export const asText = (text: string, actions: ReplyActions = {}): ReplyOutcome => ({
  kind: 'reply',
  reply: { kind: 'text', text, ...actions },
});
