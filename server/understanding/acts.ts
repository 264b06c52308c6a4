import type { ActName } from '../../src/contract/calls/understand.ts';
import { fieldNames } from '../../src/funnel/fields/fields.ts';

/** What a visitor does with a message, as a row of `knowledge/` writes it: `inform:number=78`, `ask:fidelidade`, `yes`. */
export interface Act {
  /** `inform`, `correct`, `ask`, `command`, `yes` … */
  does: string;
  /** The field, topic or command; empty where the act has none. */
  object: string;
  /** The canonical value, if a row names it. */
  value?: string;
}

/** The fields that messages speak of: those of the funnel, and parts and denials of them. `knowledge/README.md` explains each. */
export const spokenFields: ReadonlySet<string> = new Set([
  ...fieldNames.filter((name) => name !== 'accept_information' && name !== 'accept_contact'),
  ...['no_number', 'city', 'state', 'no_mother', 'no_day'],
]);

const commands: ReadonlySet<string> = new Set(
  (
    'back go-on start-over summary help person call pages later leave cancel renewal migration coverage company line ' +
    'collaborator postcode other-order reschedule'
  ).split(' '),
);

/** What each act may be about; null where it has no object. Topics are checked where they are known. */
const objects: Readonly<Record<ActName, ReadonlySet<string> | 'topic' | null>> = {
  inform: spokenFields,
  correct: spokenFields,
  own: spokenFields,
  lack: spokenFields,
  refuse: spokenFields,
  others: spokenFields,
  command: commands,
  ask: 'topic',
  yes: null,
  no: null,
  doubt: null,
  wait: null,
  explain: null,
  greet: null,
  thanks: null,
  returned: null,
  complaint: null,
  note: null,
  other: null,
};

export const isActName = (does: string): does is ActName => Object.hasOwn(objects, does);

const written = /^([a-z]+)(?::([^=\s]+))?(?:=(.*))?$/;

export function actOf(label: string): Act {
  const [, does = '', object = '', value] = written.exec(label) ?? [];
  return { does, object, ...(value !== undefined && { value }) };
}

/** Reads an act of a row; null if it is none. */
export function readAct(text: string): Act | null {
  const act = actOf(text);
  if (!isActName(act.does)) return null;
  const known = objects[act.does];
  const fits =
    known === null ? act.object === '' : known === 'topic' ? act.object !== '' : known.has(act.object);
  return fits ? act : null;
}

/** Acts that tell a value: the words of the message say which field it is of. */
export const tellsValue = ({ does }: Pick<Act, 'does'>): boolean => does === 'inform' || does === 'correct';

/** The label that the model learns: a yes and a no to a choice are two of them. */
export const labelOf = ({ does, object, value }: Act): string =>
  object === '' ? does : `${does}:${object}${value === 'on' || value === 'off' ? `=${value}` : ''}`;
