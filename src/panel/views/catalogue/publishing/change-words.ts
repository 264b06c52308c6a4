import { formatMinute } from '../../../../brazil/clock-minute.ts';
import { formatPrice } from '../../../../brazil/money.ts';
import { mainSiteTitle } from '../../../../content/operator/list-words.ts';
import type { CatalogueFiles } from '../../../../contract/panel/catalogue.ts';
import type {
  BannerChange,
  MadeCampaign,
  MadePlan,
  PublicationPeriod,
  PublishedExperiment,
  TermField,
} from '../../../../contract/publication.ts';
import { storedCampaignTitle } from '../../../../funnel/campaign-title.ts';
import { armTitle, figuresWords } from '../../figures/figures-words.ts';
import { listTitle } from '../list-title.ts';

export const termWords: Readonly<Record<TermField, { head: string; inWords: string }>> = {
  price_full: { head: 'Preço cheio', inWords: 'preço cheio' },
  price: { head: 'Sem débito automático', inWords: 'sem débito automático' },
  price_with_dacc: { head: 'Com débito automático', inWords: 'com débito automático' },
  discountMonths: { head: 'Meses de desconto', inWords: 'duração do desconto' },
};

export const bannerWords: Readonly<Record<keyof BannerChange, string>> = {
  heading: 'Título do banner',
  lead: 'Texto do banner',
  action: 'Botão do banner',
  title: 'Título na busca',
  description: 'Descrição na busca',
};

/** The SKU distinguishes plans with the same name. */
export const planWithSku = (plans: CatalogueFiles['plans'], sku: string): string =>
  `${plans.find((plan) => plan.sku === sku)?.name ?? sku} (${sku})`;

export const campaignName = (prefix: string): string =>
  prefix === '' ? mainSiteTitle : `Campanha ${storedCampaignTitle(prefix)}`;

const lookList = (what: string, names: readonly string[] | undefined): string => {
  if (names === undefined) return `${what}: volta ao padrão`;
  return `${what}: ${names.join(', ') || 'nenhum'}`;
};

export const planTold = ({ plan, sku }: MadePlan): string => `${plan} (${sku})`;

function experimentTold({ title, arms, campaigns, goal, ...period }: PublishedExperiment): string {
  const groups = arms.map(({ id, share }) => `${armTitle(id)} ${share}%`);
  const facts = [groups, campaigns.map(campaignName), [figuresWords.experiments.goals[goal]]];
  return `${title}: ${facts.map((names) => names.join(', ')).join('; ')}${periodWords(period)}`;
}

export const changeWords = {
  plan: (name: string, sku: string, list: string | null) =>
    `${name} (${sku}${list === null ? '' : `, lista ${listTitle(list)}`})`,
  list: (name: string) => `Lista ${listTitle(name)}`,
  months: (count: number) => (count === 1 ? '1 mês' : `${count} meses`),
  between: (from: string, until: string) => `, de ${from} a ${until}`,
  from: (from: string) => `, a partir de ${from}`,
  until: (until: string) => `, até ${until}`,
  sold: (period: string) => `à venda${period.replace(/^,/, '')}`,
  soldAlways: 'à venda sem período',
  plans: {
    added: (made: MadePlan) =>
      `Plano novo: ${planTold(made)}, em ${made.lists.map(listTitle).join(', ')}, por ${formatPrice(made.price_full)}, ${formatPrice(made.price)} sem e ${formatPrice(made.price_with_dacc)} com débito automático`,
    changed: (made: MadePlan) => `Plano ${planTold(made)}: nome, velocidade, aplicativos ou listas alterados`,
    gone: (made: MadePlan) => `Plano ${planTold(made)}: sai de venda`,
  },
  campaigns: {
    added: ({ title, prefix }: MadeCampaign) => `Campanha nova: ${title}, em /${prefix}/`,
    changed: ({ title }: MadeCampaign) => `Campanha ${title}: preços, página ou banner alterados`,
    gone: ({ title, prefix }: MadeCampaign) =>
      `Campanha ${title}: sai do ar, e /${prefix}/ leva ao site principal`,
  },
  experiments: {
    added: (one: PublishedExperiment) => `Experimento novo: ${experimentTold(one)}`,
    changed: (one: PublishedExperiment) => `Experimento alterado: ${experimentTold(one)}`,
    gone: ({ title }: PublishedExperiment) => `Experimento ${title}: termina; os resultados ficam`,
  },
  lookGone: 'mudança da página removida',
  usual: (name: string) => `${name} volta ao padrão`,
  says: (name: string, text: string) => `${name}: “${text}”`,
  photo: (alt: string | null | undefined) =>
    `foto do banner: ${alt === undefined ? 'volta ao desenho' : alt === null ? 'nova, só enfeita' : `“${alt}”`}`,
  blocks: (names: readonly string[] | undefined) => lookList('blocos ocultos', names),
  exclusions: (names: readonly string[] | undefined) => lookList('planos fora da página', names),
  questionAdded: (question: string) => `Dúvida nova: “${question}”`,
  questionChanged: (question: string) => `Dúvida “${question}”: texto alterado`,
  questionSaid: (question: string) => `Dúvida “${question}”: o que a conversa diz ou reconhece`,
  everyCampaign: 'todas as campanhas',
  questionReach: (question: string, reach: string) => `Dúvida “${question}”: vale em ${reach}`,
  questionHidden: (question: string) => `Dúvida “${question}”: oculta`,
  questionShown: (question: string) => `Dúvida “${question}”: volta a aparecer`,
  questionRemoved: (question: string) => `Dúvida “${question}”: removida`,
  questionsMoved: (set: string) => `Dúvidas (${set}): nova ordem`,
} as const;

/** ', de 27/11/2026 00:00 a 30/11/2026 23:59'; empty without a period. */
export function periodWords({ from, until }: PublicationPeriod): string {
  if (from !== undefined && until !== undefined)
    return changeWords.between(formatMinute(from), formatMinute(until));
  if (from !== undefined) return changeWords.from(formatMinute(from));
  return until === undefined ? '' : changeWords.until(formatMinute(until));
}
