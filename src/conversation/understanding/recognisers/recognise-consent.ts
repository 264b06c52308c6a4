import type { Text } from '../text.ts';
import { yesOrNo } from '../yes-no.ts';
import { type Found, type Recogniser, whole } from './recogniser.ts';

const agrees =
  /\b(?:aceito|confirmo|concordo|de acordo|li e aceito|confirmado|pode (?:confirmar|fazer o pedido|finalizar|fechar|concluir|mandar)|(?:quero|vou) (?:confirmar|finalizar|fazer o pedido|fechar|concluir)|(?:fazer|fechar|finalizar|confirmar|concluir) (?:o )?pedido)\b|^(?:confirmar?|finalizar|concluir)$/;
const denies = /\b(?:nao|nem|nunca|ainda|espera|antes|mas|se|depois|receber|ofertas|promocoes)\b/;

const given = (name: string, { plain, shown }: Text): Found | null =>
  agrees.test(plain) && !denies.test(plain) && !shown.includes('?')
    ? { raw: { [name]: ['on'] }, ...whole({ plain, shown }) }
    : null;

/** Words that call all of it right: asked for once more, since an order is a contract. */
const right =
  /^(?:(?:e|eh|ja|entao|beleza|blz|ok|sim|por mim) )*(?:fechou|fechado|combinado|confirmad\w+|confere(?: tudo)?|manda ver|bora|(?:isso|e isso) (?:ai|mesmo)|(?:(?:ta|esta|tudo|td) )+(?:certo|certinho|ok|correto|perfeito))(?![a-z])/;

const agreedToAll = ({ plain, shown }: Text): Found | null =>
  right.test(plain) && !denies.test(plain) && !shown.includes('?')
    ? { raw: { accept_information: ['on'] }, ...whole({ plain, shown }), doubtful: true }
    : null;

/** An order is a contract: 'ok' and 'sim' are not enough words for it. */
export const recogniseAgreement: Recogniser = {
  asked: (text) => given('accept_information', text) ?? agreedToAll(text),
  anywhere: null,
};

export const recogniseContact: Recogniser = {
  asked: (text) => {
    const agreed =
      yesOrNo(text.plain) === true ||
      (/\b(?:avise|avisem|avisar|avisado|avisada|avisa)\b/.test(text.plain) && !denies.test(text.plain));
    return agreed ? { raw: { accept_contact: ['on'] }, ...whole(text) } : given('accept_contact', text);
  },
  anywhere: null,
};

const offers =
  /(?:quero|aceito|pode(?:m)? (?:mandar|enviar)|gostaria de)(?: receber)?(?: as)? (?:ofertas|promocoes|novidades)[^\uE000\n,;]{0,40}/;

export const recognisePromotions: Recogniser = {
  asked: ({ plain }) => {
    const match = offers.exec(plain);
    if (match === null || /\bnao $/.test(plain.slice(0, match.index))) return null;
    return { raw: { accept_promotions: ['on'] }, from: match.index, to: match.index + match[0].length };
  },
  anywhere: null,
};
