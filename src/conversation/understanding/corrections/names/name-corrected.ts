import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { givenText } from '../../../../funnel/fields/given-values.ts';
import { takesAnyWords } from '../../answer-kinds.ts';
import type { Asked, Reading } from '../../reading.ts';
import { pendingFields, proposalFrom } from '../../recognise-answers.ts';
import { nameAlone } from '../../recognisers/names/find-name.ts';
import { judgeName } from '../../recognisers/names/judge-name.ts';
import { plainOf, type Text, wordsOf } from '../../text/text.ts';
import { slip } from '../correction-phrases.ts';
import { lastName } from './further-surname.ts';

const announced = new RegExp(
  `^(?:(?:nao|ah|moc[oa]|mas)[ ,.!]+)*(?:${slip}|o (?:certo|correto))(?:[ ,.:!]+(?:${slip}|nao|o|meu|nome|completo|certo|correto|e|eh|era|sou))*[ ,.:!]+`,
);

/** 'Coloquei o nome do meu marido, mas vai ser no meu, Ana Souza'. */
const inOwn =
  /^.*\bnome\b.*\b(?:vai ser|e|eh|fica|bota|coloca|quero|queria) no meu(?: nome)?(?: mesmo)?[ ,:]+/;

const names: readonly FieldName[] = ['name', 'mothers_name'];

/** The name that was asked just before; otherwise the one of the same words, or the only one that was told. */
function nameMeant(said: string, asked: Asked): FieldName | undefined {
  const told = names.filter((field) => givenText(field, asked.facts.answers) !== '');
  const sharing = told.filter((field) =>
    wordsOf(plainOf(givenText(field, asked.facts.answers))).some(
      (word) => word.length > 2 && wordsOf(plainOf(said)).includes(word),
    ),
  );
  const [only, another] = sharing.length > 0 ? sharing : told;
  return lastName(asked)?.field ?? (another === undefined ? only : undefined);
}

/** A whole name behind 'na verdade é', where none is asked: it waits for a yes in place of the one told before. */
export function nameCorrected(text: Text, asked: Asked): Reading | null {
  const own = inOwn.exec(text.plain);
  const from = (own ?? announced.exec(text.plain))?.[0].length ?? 0;
  if (from === 0 || pendingFields(asked).some(takesAnyWords)) return null;
  const said = nameAlone({ shown: text.shown.slice(from), plain: text.plain.slice(from) }, new Set());
  if (said === null || wordsOf(plainOf(said)).length < 2 || judgeName(said) !== 'name') return null;
  const field = own === null ? nameMeant(said, asked) : 'name';
  if (field === undefined || plainOf(givenText(field, asked.facts.answers)) === plainOf(said)) return null;
  return proposalFrom(field, { [field]: [said] }, asked);
}
