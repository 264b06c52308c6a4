import { hintWords } from '../../../content/conversation/hints.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import type { Asked } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { inDigits } from '../spoken/spoken-numbers.ts';
import { identityCard } from './digits-gap.ts';

interface Hint {
  field: FieldName;
  /** The message answers in an unusable form, so that a topic with similar words is not meant. */
  tells?: true;
  says: RegExp;
  hint: string;
}

const festival =
  /^\D*\b(?:natal|carnaval|pascoa|ano novo|reveillon|sao joao|finados|independencia|tiradentes|dia d[aeo]s? (?:criancas|maes|pais|namorados|trabalho|professor|indio|mulher|padroeira|mentira))\b\D*$/;

/** Fourteen digits are a CNPJ, and no date. */
const companyNumber = /(?<!\d)\d{2}\.?\d{3}\.?\d{3} ?\/? ?\d{4} ?-? ?\d{2}(?!\d)|\bcnpj\b/;

/** 'Não lembro o número agora'. */
const unknown = /\b(?:nao (?:sei|lembro|me lembro|recordo|tenho certeza|to com|estou com)|esqueci)\b/;

/** Patterns of unusable answers, with their hints: nothing is computed or guessed from them. */
const hints: readonly Hint[] = [
  // A town without the street: 'Goiânia', 'Belém do Pará'.
  { field: 'cep', says: /^[^\d?@]{3,40}$/, hint: hintWords.place },
  // A number of another country.
  {
    field: 'phone',
    tells: true,
    says: /(?:\+ ?|(?<![\d.,-])00 ?)(?!55)[1-9]\d{0,2}[ ().-]{0,2}\d[\d ().-]{6,}|\b(?:numero|celular|telefone|chip|linha|zap|whats\w*)\b.{0,20}\b(?:estrangeir[oa]|internacional|de fora do (?:brasil|pais)|de outro pais|gringo)\b|\bnao tenho (?:numero|celular|telefone|chip) (?:brasileiro|do brasil|daqui)\b/,
    hint: hintWords.foreignPhone,
  },
  {
    field: 'phone',
    tells: true,
    says: /\b(?:serve|pode|vale|aceita|so tenho|uso|meu)\b.*\b(?:fixo|residencial)\b|\bfixo\b.*\b(?:serve|pode|vale)\b/,
    hint: hintWords.landline,
  },
  { field: 'phone', says: /\b(?:fixo|residencial)\b/, hint: hintWords.landline },
  {
    field: 'phone',
    says: /(?<!\d)\(?0?[1-9]\d\)?[ .-]{0,2}[2-5]\d{3}[ .-]?\d{4}(?!\d)/,
    hint: hintWords.landline,
  },
  {
    field: 'phone',
    says: /^\D*[2-5]\d{3}[ .-]?\d{4}\D*(?:\bddd\D{0,6}\d{2}\D*)?$/,
    hint: hintWords.landline,
  },
  { field: 'phone', says: /\bddd\D{0,6}\d{2}\D{1,12}[2-5]\d{3}[ .-]?\d{4}\D*$/, hint: hintWords.landline },
  // The visitor takes the phone in use for known.
  {
    field: 'phone',
    tells: true,
    says: /^\D*\b(?:(?:ess[ea]|est[ea]) (?:(?:numero|celular|telefone|aparelho|zap|whats\w*) )?(?:mesmo|msm|aqui|ai|daqui)|o mesmo (?:numero )?(?:que|q|daqui|da minha conta|d?ess[ea]|d?est[ea]|d[oa]s? (?:meu |minha )?(?:cadastro|conta|contrato|linha|sistema|ficha|pedido|outr[oa]|tim))\b(?! nao)|meu (?:numero|zap) (?:mesmo|daqui)|(?:que|q) (?:eu )?(?:to|tou|estou) (?:falando|usando|mandando|escrevendo))\b\D*$/,
    hint: hintWords.phone,
  },
  {
    field: 'phone',
    tells: true,
    says: /^(?!.*(?:\?|\b(?:pode|posso|serve|aceita|qual|tem que)\b))\D*\bddd\b\D*$/,
    hint: hintWords.areaCode,
  },
  { field: 'cpf', says: /\d{2}\.?\d{3}\.?\d{3} ?\/ ?\d{4}|\bcnpj\b/, hint: hintWords.company },
  { field: 'birth_date', says: companyNumber, hint: hintWords.companyForDate },
  {
    field: 'bank',
    says: /\b(?:nao (?:tenho|uso|possuo)|sem)(?: \w+)? (?:contas?|banco)\b/,
    hint: hintWords.withoutBank,
  },
  {
    field: 'address',
    tells: true,
    says: /^(?:(?:sim|s|isso|aham|uhum|a|e|eh|fica|la|aqui|no|na|o|ta|mora|moro|n?ess[ea]|n?est[ea])[ ,.!]+)*(?:mesm[oa] (?:endereco|lugar|casa)|n?ess[ea] (?:endereco|lugar|casa)(?: ai)?(?: mesm[oa])?)(?: (?:de cima|que (?:eu )?(?:falei|disse|passei)|do cep|ai|mesmo))*[.! ]*$/,
    hint: hintWords.sameAddress,
  },
  {
    field: 'address',
    tells: true,
    says: /^(?:(?:sim|s|isso|e|eh|num|em|um|moro|fica|aqui|la)[ ,.!]+)*(?:apartamento|apto?|apt|predio)(?: (?:sim|mesmo))*[ .!]*$/,
    hint: hintWords.whichFlat,
  },
  {
    field: 'address',
    says: /\b(?:nao tem|sem|nao possui|ainda nao tem)(?: \w+)? (?:nome|placa)\b/,
    hint: hintWords.streetWithoutName,
  },
  // 'É o prédio azul do lado da padaria'.
  {
    field: 'number',
    tells: true,
    says: /^[^\d?]*\b(?:(?:do|ao) lado|perto|pertinho|em frente|na frente|na esquina|proximo|atras) (?:d[aeo]|a[o]?)\b[^\d?]*$/,
    hint: hintWords.houseNumber,
  },
  {
    field: 'mothers_name',
    tells: true,
    says: /\b(?:solteir|casad|batism)[oa]\b|\bcasou\b|\bagora (?:ela )?assina\b/,
    hint: hintWords.mothersName,
  },
  { field: 'mothers_name', says: unknown, hint: hintWords.mothersName },
  { field: 'cpf', says: identityCard, hint: hintWords.identityCard },
  { field: 'cpf', says: unknown, hint: hintWords.cpf },
  { field: 'birth_date', says: festival, hint: hintWords.festival },
  {
    field: 'birth_date',
    tells: true,
    says: /\b(?:tenho|tendo|com|so) (?:so |apenas )?(?:1[0-7]|\d) anos?\b|\b(?:faco|completo|vou fazer) (?:so )?1[0-8] (?:anos )?(?:mes|semana|ano|em|no|na|daqui|amanha|depois)\b|^(?:eu )?(?:so )?tenho (?:so |apenas )?(?:1[0-7]|\d)[.!]?$|\b(?:de menor|menor de idade)\b/,
    hint: hintWords.tooYoung,
  },
  // Nothing but an age: 'faço 40 ano que vem'.
  {
    field: 'birth_date',
    tells: true,
    says: /^(?:eu )?(?:ja )?(?:faco|fiz|vou fazer|completo|completei|tenho) (?!1[0-7]\b)\d{2}(?: anos?)?(?: (?:ano|mes|semana) (?:que vem|q vem|passad[oa])| em [a-z]+| agora(?: em [a-z]+)?)?[.! ]*$/,
    hint: hintWords.age,
  },
  {
    field: 'birth_date',
    says: /\b\d{1,3} (?:anos?|primaveras)\b|^(?:eu )?tenho \d{2}(?=$|[.!,])|\b(?:faco|fiz|completo|completei|inteirei) \d{1,3}\b/,
    hint: hintWords.age,
  },
];

const hintOf = (plain: string, asked: Asked): Hint | undefined => {
  const awaited = awaitedFields(asked);
  const digits = inDigits({ plain, shown: plain });
  const isOfUse = ({ field, hint }: Hint) =>
    awaited.includes(field) && !(hint === hintWords.place && asked.waiting?.length);
  return hints.find((hint) => isOfUse(hint) && (hint.says.test(plain) || hint.says.test(digits)));
};

export const hintIn = (plain: string, asked: Asked): string | null => hintOf(plain, asked)?.hint ?? null;

export const tellsOtherwise = (plain: string, asked: Asked): boolean => hintOf(plain, asked)?.tells === true;

/** Asks whether something is accepted as the answer: 'posso usar CNPJ?', 'tenho CNPJ, serve?'. */
export const asksIfAccepted =
  /^(?:posso|pode|serve|da (?:pra|para)|aceita|tem que) (?:\w+ ){1,4}\w+\W*$|\b(?:pode ser|serve|vale|da certo|funciona)\W*$/;
