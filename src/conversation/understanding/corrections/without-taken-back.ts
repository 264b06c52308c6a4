import { clausesOf } from '../text/clauses.ts';
import { type Text, textOf } from '../text/text.ts';

const fault =
  /\b(?:errad[oa]s?|errei|erro|falt\w+|esqueci|incomplet[oa]|trocad[oa]|minuscul[oa]s?|maiuscul[oa]s?|sem (?:o |a )?(?:acento|til|cedilha|sobrenome|ponto|nome do meio))\b/;

/** The fault may stay: 'mas não tem problema', 'deixa assim'. */
const mayStay =
  /^(?:(?:mas|so que|porem|e|ah|ai|isso|isto|eu|ta|tudo bem|por mim) )*(?:nao (?:tem|ha|e|vejo|da)(?: nenhum)? problema|nao (?:me )?importo?a?|nao faz (?:mal|diferenca|questao)|nao precisa(?: (?:mudar|mexer|corrigir|arrumar|trocar|alterar|se preocupar))?|nem (?:ligo|precisa)|sem (?:nenhum )?problemas?|deixa(?: (?:assim|pra la|quieto|como (?:ta|esta)|isso))?|deixe? assim|tudo bem|pode (?:deixar|ficar)(?: assim)?|fica assim|(?:ta|esta) bom assim|nao (?:da|tem) nada)(?: (?:nao|mesmo|assim|isso|ta|viu))*[ .!]*$/;

/** The message without a fault that the visitor lets stay: 'só faltou um acento, mas não tem problema. Concordo'; null if there is none. */
export function withoutTakenBack(text: Text): Text | null {
  // 'O e-mail está errado, não tem problema?'
  if (text.plain.includes('?')) return null;
  const clauses = clausesOf(text);
  const at = clauses.findIndex(
    ({ from, to }, place) =>
      mayStay.test(text.plain.slice(from, to).trim()) &&
      fault.test(text.plain.slice(clauses[place - 1]?.from ?? from, clauses[place - 1]?.to ?? from)),
  );
  if (at === -1) return null;
  const rest = clauses.filter((_, place) => place !== at && place !== at - 1);
  return textOf(rest.map(({ from, to }) => text.shown.slice(from, to).trim()).join(', '));
}
