import { parseCnpj } from '../../../brazil/cnpj.ts';
import type { Asked, Command } from '../reading.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import type { Text } from '../text/text.ts';
import { commandIn } from './command-in.ts';
import { commandsInClauses } from './commands-in-clauses.ts';

const companyNumber =
  /(?<![\d.-])\d{2}[. ]?\d{3}[. ]?\d{3} ?\/? ?\d{4} ?-? ?\d{2}(?!\d)|(?<![a-z\d])[a-z\d]{2}\.[a-z\d]{3}\.[a-z\d]{3}\/[a-z\d]{4}-?\d{2}(?!\d)/;

/** 'Tenho CNPJ mas não quero misturar'. */
const turnedDown =
  /\bcnpj\b.*\bnao (?:quero|vou|e) (?:\w+ ){0,2}?(?:mistur|us|coloc|por|nele|com ele|esse|para ele)/;

/** The shop's own CNPJ, a receipt, somebody else's CNPJ, or no CNPJ at all is no wish for an order of a company. */
const ofOthers =
  /\bnao\b(?!(?: \w+){0,2} (?:cpf|pessoa fisica)\b)|\b(?:nem|nota|notas|tim|qual|quais)\b|\bcnpj d(?:e|a|os?) (?:voces?|vcs?|empresa de voces|tim|loja d[aeo]s? (?:minha|meu|outr))/;

const asCompany = String.raw`(?:(?:o|a|nome|d[ao]|meu|minha|nosso|nossa|empresa|firma|loja) )*(?:cnpj|pj|pessoa juridica|nome d[ao] (?:(?:minha|nossa) )?(?:empresa|firma))\b`;

/** 'Sou dono de uma empresa e quero no CNPJ', 'muda pra pessoa jurídica', 'prefiro no CNPJ'. */
const wished = new RegExp(
  `^(?:(?:e|eh|sim|so|melhor|ah|entao|mas|na verdade)[ ,]+)*(?:no|pro|como|pelo) ${asCompany}` +
    String.raw`|\b(?:era|quero|queria|prefiro|gostaria|preciso|vou|vai|bota|botar|coloca|colocar|poe|faz|faca|fazer|contratar|assinar|pode ser|tem que ser|melhor|muda|mudar|mude|troca|trocar|passa|passar|altera|alterar)(?: (?:que|isso|tudo|de|o|a|meu|pedido|contrato|conta|internet|plano|fazer|contratar|assinar|botar|colocar|por|mudar|trocar|passar|ir|ser|seja|fosse|saia|sair|venha|vir|fique|ficar|pra|cpf|mesmo))* (?:no|pro|pra|para|em|como|com|pelo) ${asCompany}`,
);

/** What is told of a company beside its number. */
const named = /\b(?:cnpj|razao social|ltda|eireli|epp|mei|empresa|firma|pessoa juridica|pj)\b/;
const tellsName = /(?:^|[,;.] ?)(?:(?:a|minha|nossa) )?razao social\b/;

/** In the order of a person, a CNPJ alone or with what the company is called. Other answers beside it come first. */
function tellsCompany(plain: string): boolean {
  const [number = ''] = companyNumber.exec(plain) ?? [];
  const rest = plain.replace(number, ' ');
  if (/@|\d{5}/.test(rest)) return false;
  if (number === '') return tellsName.test(plain);
  const isOne = number.includes('/') || /\bcnpj\b/.test(rest) || parseCnpj(number) !== null;
  return isOne && (named.test(rest) || !/[a-z]{2}/.test(rest));
}

/** The command `company`: a CNPJ ('É pessoa jurídica, 78.106.871/0001-81') or a wish, as a whole or in one clause. */
export function companyIn(text: Text, asked: Asked): Command | null {
  const { plain } = text;
  if (asked.facts.personType === 'pj' || turnedDown.test(plain)) return null;
  const [number] = companyNumber.exec(plain) ?? [];
  const command = number === undefined ? null : commandIn(plain.replace(number, ' '), asked);
  const isStated = !ofOthers.test(plain) && !looksLikeQuestion(text);
  const isWished =
    (isStated && (tellsCompany(plain) || wished.test(plain))) ||
    command?.name === 'company' ||
    (/\bcnpj\b/.test(plain) && commandsInClauses(text, asked).includes('company'));
  return isWished ? { name: 'company' } : null;
}
