import { type ActName, isAtLeast, type Level, type UnderstoodAct } from '../contract/calls/understand.ts';
import { lookUp } from '../contract/look-up.ts';
import type { FieldName } from '../funnel/fields/answer-values.ts';
import { fieldNames, fields, isFieldName } from '../funnel/fields/fields.ts';

/** What a message meets: the names of what it may mean, and whether a yes would order. */
export interface Met {
  /** The fields that are asked, wait or were just told. */
  asked: ReadonlySet<string>;
  /** Those that were just told. */
  recent: ReadonlySet<string>;
  /** Those that it names by their own word. */
  named: ReadonlySet<string>;
  /** Whoever writes is not sure: 'acho que quarta'. */
  isUnsure: boolean;
  /** Values wait for a yes. */
  isProposing: boolean;
  /** The open question is the consent to the order. */
  asksConsent: boolean;
}

/** What is done about an act. */
type Action =
  /** The value is taken at once, and said back. */
  | 'take'
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
  /** Not below this level. */
  least?: Level;
  action: Action;
}

/** Words that deny a field are told of that field. */
const denied: Readonly<Record<string, string>> = {
  no_number: 'number',
  no_mother: 'mothers_name',
  no_day: 'schedules',
};

/** The field that an object speaks of. */
export const fieldOf = (object: string): string => lookUp(denied, object) ?? object;

/** The same, if the funnel asks it. */
export function fieldNamed(object: string): FieldName | null {
  const name = fieldOf(object);
  return isFieldName(name) ? name : null;
}

export const tellsValue = ({ does }: Pick<UnderstoodAct, 'does'>): boolean =>
  does === 'inform' || does === 'correct';

export const hasValue = ({ values }: Pick<UnderstoodAct, 'values'>): boolean =>
  Object.keys(values).length > 0;

/** Documents, names, numbers: easily of somebody else, or of another field. */
export const isPersonal = (object: string): boolean =>
  isFieldName(object) && (fields[object].nature.exact || fields[object].nature.gap !== null);

const isMeant: Test = (act, { asked, named, isUnsure }) =>
  hasValue(act) &&
  !isUnsure &&
  (!isPersonal(act.object) || asked.has(fieldOf(act.object)) || named.has(act.object));

/** What is added to what was just told, or corrects it: 'bloco c'. */
const isOfLast: Test = (act, { recent, isUnsure }) =>
  hasValue(act) && !isUnsure && !isPersonal(act.object) && recent.has(fieldOf(act.object));

/** Money and consent; an account says neither. */
const binding = fieldNames.filter((name) => fields[name].nature.binds && !fields[name].nature.exact);

/** A bill, by its own word, debits nothing. */
const binds: Test = (act, { named }) =>
  hasValue(act) && !(act.values.direct_debit?.[0] === 'false' && named.has(act.object));

/** What a plan is not to be is easily misread: 'sem ser o mais caro'; 'sem streaming' is the shop's own word. */
const takesAway: Test = (act) =>
  hasValue(act) && /(?<!\p{L})(?:n[aã]o|sem(?! streaming)|nem|mas|menos|n)(?!\p{L})/iu.test(act.words);

/** Act × level × state → what is done. Nothing is sure enough for money and consent. */
export const table: readonly Rule[] = [
  { does: ['yes'], when: (_, { asksConsent }) => asksConsent, action: 'ask to press' },
  { does: ['yes', 'no'], when: (_, { isProposing }) => isProposing, action: 'carry out' },
  { does: ['inform', 'correct'], of: binding, when: binds, action: 'propose' },
  { does: ['inform', 'correct'], of: ['idPlan'], when: takesAway, action: 'propose' },
  { does: ['inform', 'correct'], when: isMeant, least: 'likely', action: 'take' },
  { does: ['inform', 'correct'], when: isOfLast, action: 'take' },
  { does: ['inform', 'correct'], when: hasValue, action: 'propose' },
  { does: ['inform', 'correct'], when: ({ options }) => options.length > 0, action: 'ask which' },
  { does: ['inform', 'correct'], action: 'ask for it' },
  { does: ['ask'], least: 'likely', action: 'reply' },
  { does: ['ask'], action: 'offer three' },
  { does: ['command'], action: 'carry out' },
  { does: ['other'], action: 'expect' },
  {
    does: ['own', 'lack', 'refuse', 'others', 'doubt', 'wait', 'explain', 'note'],
    action: 'reply',
  },
  { does: ['greet', 'thanks', 'returned', 'complaint', 'yes', 'no'], action: 'reply' },
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
  isAtLeast(act, rule.least ?? 'guess') &&
  (rule.when?.(act, met) ?? true);

/** Decides about each act of a message. Of several values of a field only one can be meant, but of the days of the visit. */
export function decide(acts: readonly UnderstoodAct[], met: Met): readonly Decision[] {
  const isOne = ({ object }: UnderstoodAct): boolean =>
    object === 'schedules' || acts.filter((act) => act.object === object).length === 1;
  return acts.map((act): Decision => {
    const rule = table.find((one) => fits(one, act, met)) ?? null;
    const action = rule?.action ?? 'expect';
    return { act, action: action === 'take' && !isOne(act) ? 'propose' : action, rule };
  });
}
