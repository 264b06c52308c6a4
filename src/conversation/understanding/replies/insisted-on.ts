import { replies } from '../../../content/conversation/replies.ts';
import { givenValues } from '../../../funnel/fields/given-values.ts';
import { isFormatted, isPersonName } from '../answer-kinds.ts';
import { answerLabelIn, labelWords } from '../answer-labels.ts';
import { isFiller } from '../left-over.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields, proposalFrom } from '../recognise-answers.ts';
import { saysOneOf, setOf, type Text, wordsOf } from '../text/text.ts';
import { expectedOf } from './expected.ts';

/** 'Meu e-mail é esse mesmo', 'tá certo o CPF', 'não tá errado não'. */
const insists: readonly RegExp[] = [
  /\b(?:e|eh|era) (?:so )?(?:ess[ea]|est[ea]|isso|o que (?:eu )?(?:ja )?(?:mandei|falei|coloquei|escrevi|passei|digitei|botei))\b/,
  /\b(?:ta|esta|estava|tava) (?:tudo )?(?:cert[oa]|certinh[oa]|corret[oa]|errad[oa],? nao)\b/,
  /\bnao (?:ta|esta|tem nada(?: de)?|tava) errad[oa]\b/,
];
/** 'Não tá errado não', 'tá errado não': any other denial says that it is wrong, as 'não é esse' does. */
const deniesFault = /\b(?:nao (?:ta|esta|tava|tem nada(?: de)?) errad[oa](?: nao)?|errad[oa],? nao)\b/g;
const denies = /\b(?:nao|n|errad[oa])\b/;

/** Nothing but its name, and that it is so. */
const around = setOf(
  'e eh era so ai esse essa este esta isso mesmo msm ta tava estava tudo certo certa certinho certinha correto correta errado errada nao tem nada de que o a meu minha eu ja mandei falei coloquei escrevi passei digitei botei sim poxa pow po ue uai oxe aff gente ora caramba pois assim la aqui seu sua igual acabei olha olhe ve veja direito novo',
);
const saysNothingElse = (plain: string): boolean =>
  wordsOf(plain).every((word) => around.has(word) || labelWords.has(word) || isFiller(word));

/** An answer is said to be right: while it is asked, the stored one is proposed; where there is none, it has to be written once more. */
export function insistedOn({ plain }: Text, asked: Asked): Reading | null {
  if (
    !saysOneOf(insists, plain) ||
    denies.test(plain.replace(deniesFault, ' ')) ||
    !saysNothingElse(plain) ||
    plain.includes('?') ||
    /\bbairro\b/.test(plain)
  )
    return null;
  const named = answerLabelIn(plain)?.label.field;
  // 'O nome é esse mesmo' is the name that is asked.
  const field = named === 'name' ? (awaitedFields(asked).find(isPersonName) ?? named) : named;
  const isMeant = field !== undefined && (isFormatted(field) || isPersonName(field));
  // 'A rua é essa mesmo', where the street is asked, says nothing of the postcode.
  const isOfStreet = field === 'cep' && awaitedFields(asked).includes('address');
  if (!isMeant || isOfStreet) return null;
  const [isAsked, isStored] = [
    awaitedFields(asked).includes(field),
    asked.facts.answers[field] !== undefined,
  ];
  if (isAsked && isStored) return proposalFrom(field, givenValues(field, asked.facts.answers), asked);
  if (!isAsked && !isStored) return null;
  const reply = isStored ? replies.isNoted : replies.notStored;
  return { kind: 'question', reply: reply(expectedOf(asked, null)) };
}
