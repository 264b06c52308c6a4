import type { Text } from '../text/text.ts';

/** Phrases of corrections, as parts of patterns: each list of synonyms stands here once. */

/** Behind the visitor's own earlier word: 'eu botei', 'tinha dito'. */
export const wrote =
  '(?:coloquei|botei|pus|digitei|escrevi|informei|passei|mandei|dei|falei|falado|disse|dito|marquei|anotei|pedi|pedido|escolhi|escolhido|preenchi|cadastrei)';

/** Behind what the shop has written down: 'vocês anotaram', 'o sistema botou'. */
export const noted =
  '(?:botou|botaram|pos|puseram|colocou|colocaram|anotou|anotaram|escreveu|entendeu|marcou|registrou|saiu|ficou|veio|apareceu)';

/** Who has written something down, or where it stands: 'vocês', 'ali'. */
export const shop = '(?:vcs?|voces?|tu|o sistema|el[ea]s?|ai|la)';

/** 'Vocês colocaram', 'ali saiu'. */
export const shopNoted = `${shop} (?:me )?${noted}`;

/** Asks for a change: 'troca', 'muda', 'corrija'. */
export const change =
  '(?:troca|trocar|troque|muda|mudar|mude|altera|alterar|altere|corrige|corrigir|corrija|arruma|arrumar|arrume|substitui|substituir)';

/** Asks to write something: 'bota', 'coloca', 'deixa'. */
export const put = '(?:bota|botar|bote|poe|por|ponha|coloca|colocar|coloque|deixa|deixar|deixe|usa|use)';

/** Wishes another value: 'quero', 'prefiro', 'seria'. */
export const want = '(?:quero|queria|prefiro|preferia|vou querer|seria|gostaria)';

/** Before the value that is given up: 'em vez de', 'desisti do'. */
export const insteadOf = '(?:em vez|no lugar|ao inves|inves|desisti|desisto) d[eoa]s?(?: de)?';

export const but = '(?:mas|so que|porem)';

export const is = '(?:e|eh|era)';

/** Notices a slip: 'ops', 'minto', 'quer dizer'; 'cobraram errado' notices that of another. */
export const slip =
  '(?:ops|opa|epa|eita|ih|vixe|minto|mentira|retifico|alias|quer dizer|digo|ou melhor|melhor dizendo|perdao|desculp[ae]|errei|(?<!\\b(?:cobr|descont|debit|veio|vier|cheg)[a-z]* )errado|me enganei|corrigindo|na verdade|deixa (?:eu )?ver|pera(?:i| ?ai)?|espera(?: ?ai)?|calma)';

/** In front of what is to change: 'quase, …', 'sim, mas …'. */
const leadIn = new RegExp(
  `^(?:(?:quase(?: isso)?|nao|n|sim|isso|(?:ta |esta )?(?:tudo )?cert[oa]|ok|${slip}|mas|so que|so q)(?![a-z])[ ,.!]+)+`,
);

/** A correction without the words that announce it. */
export function withoutLeadIn({ shown, plain }: Text): Text {
  const from = leadIn.exec(plain)?.[0].length ?? 0;
  return { shown: shown.slice(from), plain: plain.slice(from) };
}

const tellsEmail = /@|\barroba\b/;
const spells = /^ ?[a-z]{3,} (?:com|sem) [a-z ]{1,12}$/;
/** 'Eliane com i, eliane ponto rocha arroba …': a part that spells the e-mail of the whole message. */
export const spellsEmail = (part: string, whole: string): boolean =>
  tellsEmail.test(whole) && spells.test(part);
