import { within } from '../../text/clauses.ts';
import { mother, somebody } from '../../text/people.ts';
import { cutMark, isCapital, plainOf, segmentsOf, type Text } from '../../text/text.ts';
import type { Found, Recogniser } from '../recogniser.ts';
import { withSurname } from './around-name.ts';
import { behind, best, inSegmentOrClause } from './find-name.ts';
import { inNameOf } from './holder-words.ts';
import { isKnownName } from './judge-name.ts';
import { openings } from './name-words.ts';

const introduction = new RegExp(
  `\\b(?:me cham(?:o|ar de|am de)|(?:meu )?nome (?:completo |social )?(?:d?el[ae] )?(?:e|eh|para|pra)\\b|nome completo del[ae](?= [a-z])|meu nome\\b|nome(?: completo| social)?:|(?<=[\\uE000,;] ?)nome(?: completo)?(?= (?!fantasia)[a-z])|eu sou (?:o|a)?\\b|(?<=(?:^|[\\uE000,;]) ?(?:(?:oi|ola|bo[am] (?:dia|tarde|noite)) )*)sou (?:o|a)?\\b|aqui (?:e|eh) (?:o|a)\\b(?! ${somebody} )|quem fala (?:e|eh) (?:o|a)?\\b|(?:vai|sair|ficar) (?:sair |ficar )?como\\b|\\b(?:no|em) nome d[aeo]\\b(?! (?:minha|meu) )|\\bno (?:meu )?(?:rg|documento|cpf|registro) (?:ta|esta|consta|aparece)(?: (?:como|assim|escrito))*)`,
);

/** 'Sou Chico, o completo é Francisco José Pontes'. */
const complete = /(?<=[,.;] ?)(?:(?:mas|e) )?(?:o )?(?:meu )?(?:nome )?completo (?:e|eh)\b:?/;

const ofMother = new RegExp(`\\b${mother}\\b`);
export const isAboutMother = (plain: string): boolean => ofMother.test(plain);

/** 'Ana Souza | minha mãe era Rita Souza', said in one breath. */
const beforeMother = new RegExp(
  `^[a-z' ]{5,}(?= (?:e )?(?:a )?minha ${mother}(?: (?:se )?(?:e|eh|era|chama\\w*))? ?(?:\\uE000|[a-z]))`,
);

/** In 'Ana Souza, minha mãe é …' the mother's name is already taken out: the clause about her holds no other name. */
function bestBesideMother(text: Text): Found | null {
  if (!isAboutMother(text.plain)) return best('name', text, openings);
  const inFront = beforeMother.exec(text.plain)?.[0].length ?? 0;
  const own = inFront === 0 ? null : best('name', within(text, 0, inFront), openings);
  if (own !== null) return own;
  const apart = segmentsOf(text).filter(({ plain }) => !isAboutMother(plain));
  if (!text.plain.includes(cutMark)) return null;
  const [only, another] = apart.flatMap((segment) => inSegmentOrClause('name', segment, openings) ?? []);
  return another === undefined ? (only ?? null) : null;
}

/** 'No nome da minha esposa Carla Dias': the visitor is asked. */
function ofAnother(text: Text): Found | null {
  const found = behind('name', text, inNameOf, openings);
  return found && { ...found, doubtful: true };
}

const ofSomebodyElse = new RegExp(
  `\\b(?:${somebody}|porteiro|sindic[oa]|chefe|dono|dona|solteir[ao]|casad[ao]|antes|antigo|era|del[ae])\\b[^,;.\\n]*$`,
);

export const recogniseName: Recogniser = {
  kind: 'person',
  isPlain: ({ plain }) => isKnownName(plain),
  asked: (text) =>
    withSurname(text) ??
    behind('name', text, complete, openings) ??
    ofAnother(text) ??
    behind('name', text, introduction, openings) ??
    bestBesideMother(text),
  anywhere: (text) => {
    if (isAboutMother(text.plain)) return null;
    const ofHolder = behind('name', text, inNameOf, openings);
    const found = ofHolder ?? behind('name', text, introduction, openings);
    return found?.doubtful ? null : found;
  },
  // Capitalised and beginning with a given name: places and companies may have titles too.
  besidePerson: (text, asked) => {
    // Of two names where the mother's is asked, both are hers.
    const isOfMother = asked.steps.some(({ fields }) => fields.includes('mothers_name'));
    const found = isOfMother || isAboutMother(text.plain) ? null : best('name', text, openings);
    const [name = ''] = found?.raw.name ?? [];
    // Another person's name: 'Meu pai era Osmar Gouveia'.
    if (found !== null && ofSomebodyElse.test(text.plain.slice(0, found.from))) return null;
    const isTitled = name.split(' ').filter((word) => isCapital(word)).length >= 2;
    const isSure = isTitled || isKnownName(plainOf(name));
    return found !== null && !found.doubtful && isSure ? found : null;
  },
};
