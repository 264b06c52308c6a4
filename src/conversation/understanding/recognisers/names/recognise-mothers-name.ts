import { notRecorded } from '../../../../brazil/name.ts';
import { mother } from '../../text/people.ts';
import type { Text } from '../../text/text.ts';
import type { Found, Recogniser } from '../recogniser.ts';
import { behind, best } from './find-name.ts';
import { motherOrders } from './holder-words.ts';
import { isKnownName } from './judge-name.ts';
import { motherAmongParents } from './mother-among-parents.ts';
import { mothersOpenings } from './name-words.ts';
import { isAboutMother } from './recognise-name.ts';

const mothersIntroduction = new RegExp(
  `\\b(?:(?:minha )?${mother} (?:se )?(?:e|eh|chama|chamava|era|foi)\\b|(?<!\\bno )nome d(?:a|e) (?:minha )?${mother}\\b(?: e\\b| eh\\b)?|(?<!\\bno nome da (?:minha )?)${mother}:|(?:o )?nome dela (?:e|eh|era)\\b|ela se chama(?:va)?\\b)`,
);

/** 'Mãe Lucia Rocha' beside other facts: it needs no verb. */
const mothersLabel = new RegExp(
  `(?:^|[\\uE000,;.] ?|\\be |\\bminha )(?<!\\bno nome da minha )${mother}(?= (?!d[aeo] |que |tem |vai |e )[a-z])`,
);

/** 'Ela casou de novo, mas no meu RG tá …': of two names the one in the document counts. */
const inDocument =
  /\bno (?:meu |seu )?(?:rg|documento|doc|registro|cpf) (?:dela )?(?:ta|esta|consta|aparece|e|eh|ficou|diz|tem|continua)(?: (?:como|escrito|assim|ainda))* /;

/** The visitor has no mother's name to give: the answer is proposed. */
const noMother =
  /\b(?:(?:nao|nunca) (?:tenho|tive|conhec\w+)|sem|nao sei (?:quem|o nome|como)|desconhec\w+)(?: [a-z]+){0,4} mae\b|\b(?:documento|rg|certidao|registro|identidade) nao (?:tem|ha|consta|aparece)(?: (?:a|o|nome|da|de|minha))* mae\b|\bmae (?:e )?(?:desconhecida|nao (?:consta|tem|declarada))|\b(?:orfanato|adotad[oa]|mae (?:me |nos )?(?:abandonou|deixou|largou)|fui criad[oa] (?:por|pel[oa]|em|sem|com)|so (?:tem |tenho )?(?:o )?(?:nome do )?pai)\b|^nao (?:tenho|tem|sei o nome dela|conheci ela)\b[^,]{0,20}$/;

/** 'Fui registrado só pelo meu pai', 'na certidão tá em branco': the document has no mother, whoever else it names. */
const notInDocument =
  /\bregistrad[oa] (?:so|somente|apenas) (?:(?:pel|n|com|em nome d|no nome d)?[oe]?) ?(?:(?:nome )?d?[oe]? ?(?:meu )?)pai\b|\b(?:so|somente|apenas) (?:(?:tem|consta|aparece|esta|ta|o|nome|do|meu|registro) ){1,6}pai\b|\bmae (?:nao|nunca) (?:me )?registrou\b|\bfilh[oa] de pai solteiro\b|\b(?:documento|rg|cnh|certidao|registro|identidade)\b.{0,20}\b(?:(?:em|ta|esta) (?:em )?branco|vazi[oa]|nao (?:aparece|consta|tem))\b|\bnao (?:tem|ha|aparece|consta) (?:o )?(?:nome )?(?:dela|del[ae]) (?:no|na|em) (?:meu |minha )?(?:documento|rg|cnh|certidao|registro|identidade)\b|^(?:e |eh |mae )?(?:nao declarada|ignorada|desconhecida|nao informada)[.! ]*$|^(?:(?:ai|la|aqui|e que) )*(?:nao|num) consta\b(?=[, ]+(?:fui|sou|so|nao|porque|pois|que|meu|e agora)\b|$)/;

const unrecorded =
  /^(?:(?:n[ao] )?(?:meu |minha )?(?:documento|rg|cnh|certidao|identidade) )?(?:(?:minha |a |o |nome d[ae] )?mae )?nao consta\b[^,;]{0,40}$/;

const hasNoRecord = (plain: string): boolean =>
  notInDocument.test(plain) &&
  !/\bsobrenome\b|\b(?:mae|ela|dela) (?:e|eh|era|se chama\w*) (?!desconhecida)/.test(plain);

export const lacksMother = (plain: string): boolean =>
  (noMother.test(plain) || hasNoRecord(plain)) && !/\?|\bprimeiro nome\b/.test(plain);

const withoutMother = ({ plain }: Text): Found | null =>
  lacksMother(plain)
    ? { raw: { mothers_name: [notRecorded] }, from: 0, to: plain.length, doubtful: true }
    : null;

const doubted = (found: Found | null): Found | null => found && { ...found, doubtful: true };

export const recogniseMothersName: Recogniser = {
  kind: 'person',
  isPlain: ({ plain }) => isKnownName(plain),
  asked: (text) =>
    unrecorded.test(text.plain)
      ? { raw: { mothers_name: [notRecorded] }, from: 0, to: text.plain.length }
      : ((hasNoRecord(text.plain) ? withoutMother(text) : null) ??
        behind('mothers_name', text, inDocument, mothersOpenings) ??
        doubted(motherAmongParents(text)) ??
        behind('mothers_name', text, mothersIntroduction, mothersOpenings) ??
        best('mothers_name', text, mothersOpenings) ??
        withoutMother(text)),
  anywhere: (text) => {
    const ofParents = motherAmongParents(text);
    if (ofParents !== null) return ofParents;
    // 'Minha filha que assina, ela se chama …' tells of another woman.
    if (!isAboutMother(text.plain) || motherOrders.test(text.plain)) return null;
    const found =
      behind('mothers_name', text, mothersIntroduction, mothersOpenings) ??
      behind('mothers_name', text, mothersLabel, mothersOpenings);
    return found?.doubtful ? null : found;
  },
};
