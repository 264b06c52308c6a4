import type { ActName, UnderstoodAct } from '../contract/calls/understand.ts';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import { fieldNames, fields, isFieldName } from '../funnel/fields/fields.ts';

/** What a message meets: the names of what is asked, and whether a yes would order. */
export interface Met {
  /** The fields of the open question without an answer. */
  open: ReadonlySet<string>;
  /** Values wait for a yes. */
  isProposing: boolean;
  /** The open question is the consent to the order. */
  asksConsent: boolean;
}

/** What is done about an act. */
type Action =
  /** The value answers the open question, at once. */
  | 'store'
  /** The value waits for a yes. */
  | 'propose'
  /** Several values fit: the visitor is asked which. */
  | 'ask which'
  /** The field is asked for, again or for the first time. */
  | 'ask for it'
  /** It is no answer before a button is pressed, or its closed words are written. */
  | 'ask to press'
  /** The likeliest topics are offered to tap. */
  | 'offer three'
  | 'reply'
  | 'carry out'
  /** Nothing was understood: the open question says what it expects. */
  | 'expect';

type Test = (act: UnderstoodAct, met: Met) => boolean;

/** A row of the table: the first that fits an act decides. */
export interface Rule {
  does: readonly ActName[];
  /** Of these fields, topics or commands alone. */
  of?: readonly string[];
  when?: Test;
  /** Not below this certainty. */
  least?: number;
  action: Action;
}

/** Words that deny a field are told of that field. */
const denied: Readonly<Record<string, string>> = {
  no_number: 'number',
  no_mother: 'mothers_name',
  no_day: 'schedules',
};

/** The field that an object speaks of. */
export const fieldOf = (object: string): string => denied[object] ?? object;

/** The same, if the funnel asks it. */
export function fieldNamed(object: string): FieldName | null {
  const name = fieldOf(object);
  return isFieldName(name) ? name : null;
}

export const tellsValue = ({ does }: Pick<UnderstoodAct, 'does'>): boolean =>
  does === 'inform' || does === 'correct';

export const hasValue = ({ values }: Pick<UnderstoodAct, 'values'>): boolean =>
  Object.keys(values).length > 0;

const answersOpen: Test = (act, { open }) => hasValue(act) && open.has(fieldOf(act.object));

const fieldsThat = (nature: 'binds' | 'exact' | 'listed') =>
  fieldNames.filter((name) => fields[name].nature[nature]);

const exact = fieldsThat('exact');

/** What a plan is not to be is easily misread: 'sem ser o mais caro'; 'sem streaming' is the shop's own word. */
const takesAway: Test = (act) =>
  hasValue(act) && /(?<!\p{L})(?:n[aã]o|sem(?! streaming)|nem|mas|menos|n)(?!\p{L})/iu.test(act.words);

/** Act × certainty × state → what is done. No certainty of the model is enough for money and consent; an account says neither. */
export const table: readonly Rule[] = [
  { does: ['yes'], when: (_, { asksConsent }) => asksConsent, action: 'ask to press' },
  { does: ['yes', 'no'], when: (_, { isProposing }) => isProposing, least: 0.5, action: 'carry out' },
  {
    does: ['inform'],
    of: exact,
    when: answersOpen,
    least: 0.95,
    action: 'store',
  },
  { does: ['inform'], of: exact, when: hasValue, action: 'propose' },
  { does: ['inform', 'correct'], of: fieldsThat('binds'), when: hasValue, action: 'propose' },
  { does: ['inform'], of: ['idPlan'], when: takesAway, action: 'propose' },
  // One run of digits where one is asked: what the model doubts is rarely which. It is shown, and corrected by a tap.
  { does: ['inform'], of: ['number'], when: answersOpen, least: 0.75, action: 'store' },
  // A complement harms nobody.
  {
    does: ['inform'],
    of: [...fieldsThat('listed'), 'complement'],
    when: answersOpen,
    least: 0.85,
    action: 'store',
  },
  { does: ['inform'], when: answersOpen, least: 0.9, action: 'store' },
  { does: ['inform', 'correct'], when: hasValue, least: 0.15, action: 'propose' },
  { does: ['inform', 'correct'], when: ({ options }) => options.length > 0, action: 'ask which' },
  { does: ['inform'], least: 0.3, action: 'ask for it' },
  { does: ['correct'], least: 0.15, action: 'ask for it' },
  { does: ['ask'], least: 0.4, action: 'reply' },
  { does: ['ask'], least: 0.12, action: 'offer three' },
  { does: ['command'], least: 0.4, action: 'carry out' },
  { does: ['other'], action: 'expect' },
  {
    does: ['own', 'lack', 'refuse', 'others', 'doubt', 'wait', 'explain', 'note'],
    least: 0.4,
    action: 'reply',
  },
  { does: ['greet', 'thanks', 'returned', 'complaint', 'yes', 'no'], least: 0.5, action: 'reply' },
];

/** An act with what is done about it, and the row that says so. */
export interface Decision {
  act: UnderstoodAct;
  action: Action;
  rule: Rule | null;
}

const fits = (rule: Rule, act: UnderstoodAct, met: Met): boolean =>
  rule.does.includes(act.does) &&
  (rule.of?.includes(act.object) ?? true) &&
  act.certainty >= (rule.least ?? 0) &&
  (rule.when?.(act, met) ?? true);

/** What leaves the open question as it is: beside these a value is stored at once. */
const harmless: ReadonlySet<Action> = new Set(['store', 'reply', 'offer three', 'expect']);

/** Decides about each act of a message. A value beside a correction, another value or a command waits with them for a yes. */
export function decide(acts: readonly UnderstoodAct[], met: Met): readonly Decision[] {
  const decisions = acts.map((act): Decision => {
    const rule = table.find((one) => fits(one, act, met)) ?? null;
    return { act, action: rule?.action ?? 'expect', rule };
  });
  const isAlone = !met.isProposing && decisions.every(({ action }) => harmless.has(action));
  const isNamedOnce = ({ object }: UnderstoodAct): boolean =>
    acts.filter((act) => act.object === object).length === 1;
  return decisions.map((decision) =>
    decision.action === 'store' && !(isAlone && isNamedOnce(decision.act))
      ? { ...decision, action: 'propose' }
      : decision,
  );
}
