import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { givenText } from '../../../../funnel/fields/given-values.ts';
import { stepOf } from '../../../../funnel/steps/steps.ts';
import type { Asked, Reading } from '../../reading.ts';
import { pendingFields, proposalFrom } from '../../recognise-answers.ts';
import { nameAlone } from '../../recognisers/names/find-name.ts';
import { particles, surnames } from '../../recognisers/names/name-words.ts';
import { plainOf, type Text, wordsOf } from '../../text/text.ts';

const names: readonly FieldName[] = ['name', 'mothers_name'];
const leading: ReadonlySet<string> = new Set(['e', 'eh', 'mais', 'ah', 'sobrenome', 'tambem']);

/** The name that waits for a yes, or that was asked just before. */
export function lastName(asked: Asked): { field: FieldName; current: string } | null {
  const waits = asked.waiting?.find(({ field }) => names.includes(field));
  if (waits !== undefined) return { field: waits.field, current: waits.raw[waits.field]?.[0] ?? '' };
  const open = new Set(asked.steps.map(({ id }) => id));
  const first = asked.journey.findIndex((id) => open.has(id));
  const before = asked.journey.slice(0, Math.max(first, 0)).findLast((id) => stepOf(id).screen === 'form');
  const field = before && stepOf(before).fields.find((name) => names.includes(name));
  const isOver = field !== undefined && !pendingFields(asked).some((name) => names.includes(name));
  return isOver ? { field, current: givenText(field, asked.facts.answers) } : null;
}

/** A surname alone, sent behind the name: 'Maria Souza', 'de Lima'. It waits for a yes. */
export function furtherSurname(text: Text, asked: Asked): Reading | null {
  const said = nameAlone(text, leading);
  const words = said === null ? [] : wordsOf(plainOf(said));
  const last = words.at(-1) ?? '';
  if (said === null || !surnames.has(last) || !words.slice(0, -1).every((word) => particles.has(word)))
    return null;
  const { field, current } = lastName(asked) ?? {};
  if (field === undefined || !current || wordsOf(plainOf(current)).includes(last)) return null;
  return proposalFrom(field, { [field]: [`${current} ${said}`] }, asked);
}
