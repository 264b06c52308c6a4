import type { StepId } from '../steps/step-id.ts';

export type JourneyId = 'order' | 'coverage' | 'renewal' | 'migration';

/** What a visitor may come for. Everything else follows these lists; nothing else asks which journey it is. */
export interface Journey {
  id: JourneyId;
  /** Stands before the name of each of its steps: the same step has another address in every journey. */
  base: string;
  /** Addresses that lead to where it starts, with all that stands below them. */
  entrances?: readonly string[];
  /** Steps whose address does not stand below it. */
  routes: Partial<Record<StepId, string>>;
  /** In the order they are asked; the first is where it starts. It ends with a step that says so, or with the last. */
  steps: readonly StepId[];
  /**
   * What is found out for a renewal stands apart from the order that may be open in the same tab: other offers, another
   * price, another end. Everything else writes into one lead; that of a migration begins with a contract.
   */
  writes: 'lead' | 'renewal' | 'migration';
  /** It is its campaign's front page: nothing lies behind its first question. */
  isFront?: true;
  /** Whoever has come through goes on with what the campaign is there for, and keeps every answer. */
  goesOn: boolean;
  /** An order that was begun on this device is offered to be taken up. */
  takesUp: boolean;
  /** What is offered beside its first question to whoever came for less. */
  instead: JourneyId | null;
  /** Steps whose place on the bar is not counted but said, in percent. */
  percents: Partial<Record<StepId, number>>;
}
