import type { Asked } from '../reading.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { inFull } from '../text/normalise.ts';
import { type Text, textOf } from '../text/text.ts';
import { yesOrNoAtStep } from '../yes-no/yes-no-at-step.ts';
import { type Found, type Recogniser, span, whole } from './recogniser.ts';

/** The consent is to the order, not to another thing: 'pode mandar o boleto'. */
const ofOrder =
  '(?! (?:[oa]s?|uma?|para|pra|pr[oa]|por|no|na|meu|minha|em|email)\\b(?! (?:pedido|favor|contrato|dados|informac\\w+|compra|contratacao|renovacao|migracao)\\b))';
const theContract =
  '(?:(?:o )?(?:meu )?pedido|(?:[oa] )?(?:contrato|compra|contratacao|renovacao|migracao))\\b';
/** Says that the conditions are accepted, or confirms the order. */
const accepts = new RegExp(
  `\\b(?:aceito|concordo|de acordo|li e aceito|(?:confirmo|confirmado)${ofOrder}|pode confirmar|(?:quero|vou) confirmar${ofOrder}|confirmar ${theContract})\\b|^(?:(?:e|isso|sim|ok|ta|tudo|certo|certinho|entao|bora|show|beleza|pode)[ ,.!]+)*confirmar?(?: (?:ai|logo|entao|por favor|o pedido))*[.! ]*$`,
);

/** Orders without accepting anything: 'pode fazer o pedido'; 'pode fechar' may mean the window. */
const goesAhead = new RegExp(
  `\\b(?:pode|quero|vou) fazer o pedido\\b|\\b(?:fazer|fechar|finalizar|concluir) ${theContract}|\\bpode (?:finalizar|fechar|concluir|mandar)${ofOrder}\\b|\\b(?:quero|vou) (?:finalizar|fechar|concluir)${ofOrder}\\b|^(?:finalizar|concluir)$`,
);

const denies =
  /\b(?:nao|nem|nunca|ainda|espera|antes|mas|se|caso|desde que|contanto|condicao|depois|receber|ofertas|promocoes|menos|exceto|fora|tirando|salvo|so que|so (?:[oa]s?|passa|muda|troca|bota|queria|quero|prefiro|n[ao]s?)|adia|antecipa|remarca|falt\w+|errad\w+|calma|pera\w*|quase|era (?:pra|para))\b/;

/** A consent for later is none yet. */
const notYet = /\b(?:amanha|mais tarde|quando|assim que|talvez)\b/;

/** 'Pode fechar, só coloca que o portão é azul': what is to be done first may not be done. */
export const asksMore =
  /[ ,.;]+(?:so|mas|porem|e|ai|so que) (?:(?:vc|voce|voces|vcs|me|ai|ja|pede|peco|queria|quero|por favor) )*(?:que )?(?:coloca|coloquem?|bota|botem?|poe|anota|anotem?|escreve|avisa|avisem?|lembra|fala|falem?|diz|manda o|deixa (?:anotad|avisad|escrit)[oa])\b/;

const given = (name: string, { plain, shown }: Text, words = accepts): Found | null =>
  words.test(plain) && !denies.test(plain) && !shown.includes('?')
    ? { raw: { [name]: ['on'] }, ...whole({ plain, shown }) }
    : null;

/** Words that call everything right. As with 'ok' and 'sim' the consent is asked once more, since an order is a contract. */
const right =
  /^(?:(?:e|eh|ja|entao|beleza|blz|ok|sim|por mim|perfeito|otimo|isso|aham|ta|ta bom|show|deus (?:te |lhe |vos )?abencoe|amem)[ ,.!]+)*(?:fe(?:ch|x)ou?|fe(?:ch|x)ado|(?:eu )?assino (?:em ?baixo|logo)|demorou(?= ?(?:$|[^a-z ]|(?:ta |to )?(?:dez|dentro)|bora|fech))|fecha (?:o )?negocio|negocio fechado|combinado|confirmad\w+|confere(?: tudo)?|(?:tudo )?conferido|conferi(?: tudo)?|(?:ta|esta) tudo como (?:eu )?(?:pedi|queria|escolhi|falei|combin\w+)|(?:pode )?mandar? (?:ver|bala|brasa)|mete bala|bora|simbora|so vai|vamos? nessa|vam[ob]s? que vam[ob]s?|pode fazer(?= ?[.!]*$)|(?:isso|e isso) (?:ai|mesmo)|(?:(?:ta|esta|tudo|td) )+(?:certo|certinho|certim|certin|ok|correto|perfeito|nos conformes?|conforme))(?![a-z])|^(?:(?:e|entao|ok|pode|por mim|pra mim) )*(?:(?:ta|esta|ficou|fica|deixa|deixar|ficar|assim)(?: (?:bom|boa|otimo|perfeito|certo|bem|bao))? )+(?:assim|desse jeito|do jeito que (?:ta|esta)|otimo|bom|perfeito)(?: (?:mesmo|msm|pra mim|viu))*[.! ]*$/;

/** 'Não tem nada errado não', 'sem alterações': nothing is to be changed. */
const nothingToChange =
  /^(?:(?:e|eh|entao|ok|sim|conferi|li tudo|olhei|por mim|aqui|ja|revi|vi tudo|eu)[ ,.!]+)*(?=.*\b(?:err|mud|troc|alter|corr|arrum|mex|acresc|faltando))(?:(?:nao|num|n) (?:tem|ha|vi|achei|encontrei|precisa|preciso|quero|mudaria|mudo|troco|trocaria|alteraria|mexeria|falta)|(?:tem |vi |ha )?nada|sem|nenhum)(?: (?:mais|nada|nenhum[ao]?|algo|err[oa]s?|errad[oa]|o que|de|a|pra|para|que|eu|se|mudar|mudancas?|trocar|alterar|corrigir|arrumar|mexer|acrescentar|faltando|alterac\w+|correc\w+))*(?: nao)?(?:[ ,.!]+(?:e|ai|aqui|moc[oa]|viu|por mim|obrigad[oa]|nao|ta|esta|tudo|td|certo|ok|pode (?:fazer|fechar|mandar|finalizar|confirmar|seguir)|(?:o )?pedido))*[.! ]*$/;

/** 'Tira o HBO e confirma': what is to be changed first is no agreement to what there is. */
const changes =
  /\b(?:tir|troc|mud|inclu|adicion|acrescent|substitu|corrij|corrig|remov|alter|aument|diminu)(?:a|ar|e|em|o|am|ir|i|ua|uem)\b|\b(?:coloc|bot|pass|poe)\w* (?:o|a|n[ao]|pr[ao]|mais|tambem) (?!frente)/;

const isChanged = (plain: string): boolean => changes.test(plain) && !nothingToChange.test(plain);

const agreedToAll = ({ plain, shown }: Text, asked: Asked): Found | null =>
  (nothingToChange.test(plain) ||
    ((right.test(plain) || goesAhead.test(plain) || yesOrNoAtStep(plain, asked) === true) &&
      !denies.test(plain))) &&
  !shown.includes('?')
    ? { raw: { accept_information: ['on'] }, ...whole({ plain, shown }), doubtful: true }
    : null;

/** 'Li aqui com a minha filha e tá nos conforme', 'bah tri bom, confirma': at its end, behind words that change nothing. */
function agreedAtEnd(text: Text, asked: Asked): Found | null {
  const last = clausesOf(text).at(-1);
  if (last === undefined || last.from === 0 || /\d|[@?]/.test(text.plain) || denies.test(text.plain))
    return null;
  const end = textOf(within(text, last.from, last.to).shown);
  const found = given('accept_information', end) ?? agreedToAll(end, asked);
  return found && { ...found, ...whole(text), doubtful: true };
}

/** 'Fechadooo', 'isso msm': letters that are drawn out, or left out. */
function asMeant({ plain, shown }: Text, asked: Asked): Found | null {
  const short = inFull({ plain, shown }).plain.replace(/([a-z])\1{2,}/g, '$1');
  const found = short === plain ? null : agreedToAll({ plain: short, shown }, asked);
  return found && { ...found, ...whole({ plain, shown }) };
}

const vocabulary =
  'aceito aceitar concordo concordar confirmo confirma confirmar confirmado confere correto certinho fechar finalizar contrato'.split(
    ' ',
  );

export const recogniseAgreement: Recogniser = {
  kind: 'option',
  vocabulary: () => vocabulary,
  asked: (text, asked) =>
    notYet.test(text.plain) || asksMore.test(text.plain) || isChanged(text.plain)
      ? null
      : (given('accept_information', text) ??
        agreedToAll(text, asked) ??
        asMeant(text, asked) ??
        agreedAtEnd(text, asked)),
  anywhere: null,
};

export function agreesWithNote(plain: string): boolean {
  const before = plain.slice(0, asksMore.exec(plain)?.index ?? 0);
  return accepts.test(before) || goesAhead.test(before) || right.test(before);
}

/** Facts beside the consent are no part of it: 'me avisa: Rui Braga, …'. */
const tellMe =
  /\b(?:(?:sim|pode|podem|quero|queria|gostaria|de|que|por favor|me|ser) )*(?:avise|avisem|avisar|avisado|avisada|avisa)\b(?: (?:sim|quando chegar|quando tiver))*:?/;

export const recogniseContact: Recogniser = {
  kind: 'option',
  asked: (text, asked) => {
    const raw = { accept_contact: ['on'] };
    if (yesOrNoAtStep(text.plain, asked) === true) return { raw, ...whole(text) };
    const match = denies.test(text.plain) ? null : tellMe.exec(text.plain);
    return match === null
      ? (given('accept_contact', text) ?? given('accept_contact', text, goesAhead))
      : { raw, ...span(match) };
  },
  anywhere: null,
};

const kinds = 'ofertas?|promoc(?:ao|oes)|promos?|novidades?|propagandas?|spam|publicidade';
const offers = new RegExp(
  `(?:quero|aceito|podem? (?:me )?(?:mandar|enviar)|gostaria de)(?: receber)?(?: (?:as?|de))? (?:${kinds})\\b[^\\uE000\\n,;]{0,40}`,
);
const noOffers = new RegExp(
  `\\b(?:sem|nada de|nao (?:quero|aceito|desejo|autorizo|gostaria de|(?:me )?(?:mandem?|envie[mn]?)|precisa (?:mandar|enviar)))(?: (?:receber|mandar))?(?: (?:as?|de|essas))? (?:${kinds})\\b(?: (?:por favor|pf|hein|viu|ta|ok))*`,
);

function findPromotions({ plain }: Text): Found | null {
  const denied = noOffers.exec(plain);
  if (denied !== null) return { raw: {}, ...span(denied) };
  const match = offers.exec(plain);
  if (match === null || /\bnao $/.test(plain.slice(0, match.index))) return null;
  // 'Pode mandar oferta não' says no at its end.
  if (/\bnao\b/.test(match[0])) return { raw: {}, ...span(match) };
  return { raw: { accept_promotions: ['on'] }, ...span(match) };
}

export const recognisePromotions: Recogniser = { kind: 'option', asked: findPromotions, anywhere: null };
