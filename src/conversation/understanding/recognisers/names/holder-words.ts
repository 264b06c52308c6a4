import { mother, somebody } from '../../text/people.ts';

/** 'O titular vai ser minha mãe Cleuza Prado'. */
const holderIs = `\\b(?:titular|contratante|responsavel|contrato)(?: [a-z]+){0,2} (?:e|eh|ser|sera|seria) (?:d?[ao] )?(?:minha |meu )`;
/** 'É pra minha mãe': who will have the contract. */
const orderedFor = '\\b(?:e|eh) (?:pra|para) (?:a |o )?(?:minha |meu )';
/** Whether the mother who is named is the one who orders. */
export const motherOrders = new RegExp(`(?:${holderIs}|${orderedFor})${mother}\\b`);

/** Words for the person in whose name the contract is. */
export const inNameOf = new RegExp(
  `(?:\\bno nome d[aeo] (?:minha |meu )?|${holderIs}|${orderedFor})${somebody}[ ,:]+(?:(?:o )?nome (?=d?el[ae] ))?(?:(?:d?el[ae] |que )?(?:se chama|e|eh) )?(?=[a-z])`,
);
