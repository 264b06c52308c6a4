/** Another answer in the same breath. */
const another =
  / (?:bairro|loteamento)(?![a-z])|(?<=\d[a-z]?) centro(?![a-z])|(?<=\d[a-z]?| [a-z]) (?:que |pois |porque )?[ao] [a-z]+ (?:mudou|trocou|errou|escreveu|colocou|botou|passou|disse|falou)(?![a-z])| (?:e )?(?:o |a |meu |minha )?(?:cep|telefone|celular|tel|zap|whats\w*|e-?mail|cpf|nome|plano|boleto|debito|pix|dia|vencimento|vence|tecnico|instalacao)(?![a-z])|(?<!\b(?:apartamento|apto|apt|ap|bloco|torre|sala|loja|conjunto),?) (?:e )?(?:o |a |meu )?numero(?![a-z])| (?:eu )?(?:me chamo|sou|falo)(?![a-z])| n[ao] complemento(?![a-z])| (?:n[ao]|d[ao]) (?:bairro|centro|jardim|rua|r\.|avenida|av\.?|travessa|alameda|praca|rodovia|estrada)(?![a-z])|(?<!\b(?:com|entre|a|e)) (?:rua|avenida|av\.|travessa|alameda|rodovia|estrada)(?![a-z])| e (?:eu )?(?:quero|queria|prefiro|moro|sou|pode|preciso)(?![a-z])/;

/** The number of what is named in front of the comma: 'apto, número 72'. */
const itsNumber = /^ ?(?:(?:e|eh|o|a|numero|n[º°o.]?) )+\d/;

/** The text up to the next removed answer or line; text behind a comma may be about something else. */
export function partsFrom(plain: string, from: number): string[] {
  const parts = plain
    .slice(from)
    .split(/[\uE000\n;()]/, 1)
    .join('')
    .split(another, 1)
    .join('')
    .split(
      /\. (?:ah|ai|e|mas|so|complemento) |\. (?:ah|ai)$|\. (?<=(?:\d|[a-z]{4}|\b(?:bloco|bl|torre|casa) [a-z])\. )(?=[a-z]+ [a-z])(?!(?:ap|apto|bloco|bl|casa|torre|sala|fundos|frente|edificio|ed|condominio|perto|proximo|ao lado|em frente|esquina|andar)\b)/,
      1,
    )
    .join('')
    .split(',');
  const [first = '', second = '', ...others] = parts;
  return !/\d/.test(first) && itsNumber.test(second) ? [`${first},${second}`, ...others] : parts;
}
