import { clausesOf } from '../text/clauses.ts';

/** A bill, in a pattern; 'não dou conta' and 'por conta de' name none. */
export const billWords =
  'boleto|faturas?|mensalidade|cobranca|(?<!\\b(?:por|nao da|dou|dar|deu|em|fim de|faz de) )contas?';

const bill = /\b(?:faturas?|boletos?|contas?|debito|automatico|cobranca)\b/;
/** What happened to a bill: it came, it was charged or paid. */
const past =
  /\b(?:veio|vieram|vinha|cheg(?:ou|aram)|receb(?:i|eu|emos)|cobr(?:aram|ou|aste)|debitaram|descontaram|pag(?:uei|amos|ou)|venc(?:eu|id[oa]s?)|atrasad[oa]s?|errad[oa]s?|dobrad[oa]|duplicad[oa]|bloque(?:ou|aram|ad[oa])|deu (?:problema|erro)|mes passado|ultimo mes|dess[ea] mes|deste mes)\b/;
/** The turn to the way that is chosen now. */
const turn = /\b(?:prefiro|quero|queria|entao|por isso|agora|bota|coloca|poe|deixa|vou (?:de|no)|melhor)\b/;

/** 'Débito não, que da última vez me descontaram errado': what stands in front of the reason is chosen. */
const choice = /\b(?:nao|nem pensar|prefiro|quero|queria|fora|mesmo)\b.*?(?= (?:que|q|pq|porque|pois) )/;

/**
 * A message without the bills that it tells of, in the same length: 'minha fatura desse mês veio mais cara' chooses no way of
 * paying, and 'o boleto veio errado, quero débito' one.
 */
export const withoutPastBills = (plain: string): string =>
  !past.test(plain)
    ? plain
    : clausesOf({ plain, shown: plain }).reduce((text, { from, to }) => {
        const clause = plain.slice(from, to);
        const told = past.exec(clause)?.index;
        if (told === undefined || !bill.test(clause)) return text;
        const chosen = choice.exec(clause.slice(0, told));
        const start = chosen === null ? from : from + chosen.index + chosen[0].length;
        const turned = clause.slice(told).search(turn);
        const end = turned === -1 ? to : from + told + turned;
        return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
      }, plain);
