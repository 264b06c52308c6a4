import { checkWords as words } from '../content/publication-checks.ts';
import type { Publication } from '../contract/publication.ts';
import type { Catalogue } from './catalogue.ts';

/** A campaign of the files, as far as made ones are compared with it. */
export interface KnownCampaign {
  prefix: string;
  lpOrigin: string;
  sellsFrom: string;
  right: string | null;
}

/** First parts of the addresses that the site itself has. */
export const takenAddresses: readonly string[] = [
  '1gb',
  '1giga',
  '404',
  '500mb',
  '700mb',
  'api',
  'assets',
  'chat',
  'chat-tct',
  'checkout',
  'consulta-cpf',
  'consultar-cobertura',
  'demo',
  'duvidas',
  'icons',
  'imagens',
  'json',
  'linktree',
  'max',
  'novo-cliente',
  'ofertas',
  'og',
  'painel',
  'pedido',
  'pedido-realizado',
  'phone',
  'receber-ligacao',
  'refidelizacao',
  'regulamentos',
  'sandbox',
  'scripts',
  'selecao-plano-movel',
  'whatsapp',
];

/** What is wrong with a new campaign's address; null if nothing is. */
export function prefixProblem(prefix: string, others: readonly { prefix: string }[]): string | null {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(prefix)) return words.prefixForm;
  if (takenAddresses.includes(prefix)) return words.prefixOfPage(prefix);
  return others.some((one) => one.prefix === prefix) ? words.prefixTaken(prefix) : null;
}

const folded = (title: string): string => title.trim().toLowerCase();

/** What is wrong with the name of a campaign beside those of others; null if nothing is. */
export function titleProblem(title: string, others: readonly string[]): string | null {
  if (title.trim() === '') return words.empty;
  return others.some((one) => folded(one) === folded(title)) ? words.titleTaken(title.trim()) : null;
}

interface Known {
  campaigns: readonly KnownCampaign[];
  /** Those that others can be made from. */
  models: readonly KnownCampaign[];
}

/** What prevents the campaigns made in the panel, by prefix. */
export function campaignProblems(
  { lists, plans }: Catalogue,
  { campaigns: made }: Pick<Publication, 'campaigns'>,
  known: Known,
): { key: string; message: string }[] {
  return made.flatMap((campaign, index) => {
    const before = made.slice(0, index);
    const { prefix, title, like, sellsFrom, offers } = campaign;
    const model = known.models.find((one) => one.prefix === like);
    const titles = [
      ...known.campaigns.map(({ lpOrigin }) => lpOrigin.replace(/^LP /, '')),
      ...before.map((one) => one.title),
    ];
    const messages = [
      prefixProblem(prefix, [...known.campaigns, ...before]),
      titleProblem(title, titles),
      model === undefined && words.noModel(like),
      lists[sellsFrom] === undefined && words.noList(sellsFrom),
      model !== undefined &&
        !mayBeSold(sellsFrom, model, lists, known.campaigns) &&
        words.listOfOthers(sellsFrom),
      offers?.length === 0 && words.noOffer,
      ...(offers ?? []).map(({ sku }) => !(sku in plans) && words.noPlan(sku)),
    ];
    return messages
      .filter((message) => typeof message === 'string')
      .map((message) => ({ key: prefix, message }));
  });
}

/** A list for which a right must be proved is not sold without that proof. */
function mayBeSold(
  list: string,
  { right }: KnownCampaign,
  lists: Catalogue['lists'],
  campaigns: readonly KnownCampaign[],
): boolean {
  const needed = campaigns.find(({ sellsFrom }) => sellsFrom === list)?.right ?? null;
  return needed === right && (lists[list]?.plan_type ?? null) === null;
}
