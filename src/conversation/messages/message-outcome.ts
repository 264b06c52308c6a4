import type { FoundAddress } from '../../contract/calls/address-search.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import type { AddressQuestion } from '../../store/address-search.ts';
import type { Panel } from '../panels/panel.ts';
import type { Reply } from './side-questions/side-question.ts';

/** What is to be done about what was written. */
export type MessageOutcome =
  | { kind: 'answer'; raw: RawValues; reply?: string }
  /** As if it had been tapped. */
  | { kind: 'option'; name: string; value: string }
  | { kind: 'refusal'; message: string }
  /** `isKnown`: understood, and not to be had. `keeps`: it stays in the line. `asks`: a question that nobody can answer yet. */
  | { kind: 'reply'; reply: Reply; isUnclear?: boolean; isKnown?: boolean; asks?: true; keeps?: true }
  /** With a step where several are asked together. `beside`: what is said to words that may be the answer all the same. */
  | { kind: 'go'; route: string; step?: StepId; beside?: Reply }
  | { kind: 'panel'; panel: Panel; beside?: Reply }
  /** A street without its postcode, or only the wish to look for one. `beside`: what becomes of the rest. */
  | { kind: 'address'; address: AddressQuestion | null; text: string; beside: MessageOutcome | null }
  /** The one place that a search found; the house number waits for its own question. */
  | { kind: 'place'; place: FoundAddress; number: string }
  /** To an earlier question of the quiz. */
  | { kind: 'quiz'; at: number }
  /** The plan came with a link and was never asked: it is given up, and then there is a choice. */
  | { kind: 'reconsider-plan' }
  | { kind: 'pages' }
  /** To another campaign, as a document of its own. */
  | { kind: 'leave'; path: string };
