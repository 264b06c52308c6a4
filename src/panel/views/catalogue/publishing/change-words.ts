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
import { titleOfCampaign } from '../../../made-campaigns.ts';
import { armTitle, goalWords } from '../../../words/experiment-words.ts';
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

/** A draft may lack the name of what is still being made. */
const named = (name: string): string => name.trim() || 'sem nome';

const namesOf = (names: readonly string[], none: string): string => names.join(', ') || none;

const asked = (question: string): string => `Dúvida “${question.trim() || 'sem pergunta'}”`;

/** The SKU distinguishes plans with the same name. */
export const planWithSku = (plans: CatalogueFiles['plans'], sku: string): string =>
  `${named(plans.find((plan) => plan.sku === sku)?.name ?? sku)} (${sku})`;

export const campaignName = (prefix: string): string =>
  prefix === '' ? mainSiteTitle : `Campanha ${named(titleOfCampaign(prefix))}`;

const lookList = (what: string, names: readonly string[] | undefined): string => {
  if (names === undefined) return `${what}: volta ao padrão`;
  return `${what}: ${namesOf(names, 'nenhum')}`;
};

export const planTold = ({ plan, sku }: MadePlan): string => `${named(plan)} (${sku})`;

function experimentTold({ title, arms, campaigns, goal, ...period }: PublishedExperiment): string {
  const groups = arms.map(({ id, share }) => `${armTitle(id)} ${share}%`).join(', ');
  const reach = namesOf(campaigns.map(campaignName), 'nenhuma campanha');
  return `${named(title)}: ${groups}; ${reach}; ${goalWords[goal]}${periodWords(period)}`;
}

export const changeWords = {
  plan: (name: string, sku: string, list: string | null) =>
    `${named(name)} (${sku}${list === null ? '' : `, lista ${listTitle(list)}`})`,
  list: (name: string) => `Lista ${listTitle(name)}`,
  months: (count: number) => (count === 1 ? '1 mês' : `${count} meses`),
  between: (from: string, until: string) => `, de ${from} a ${until}`,
  from: (from: string) => `, a partir de ${from}`,
  until: (until: string) => `, até ${until}`,
  sold: (period: string) => `à venda${period.replace(/^,/, '')}`,
  soldAlways: 'à venda sem período',
  plans: {
    added: (made: MadePlan) =>
      `Plano novo: ${planTold(made)}, em ${namesOf(made.lists.map(listTitle), 'nenhuma lista')}, por ${formatPrice(made.price_full)}, ${formatPrice(made.price)} sem e ${formatPrice(made.price_with_dacc)} com débito automático`,
    changed: (made: MadePlan) => `Plano ${planTold(made)}: nome, velocidade, aplicativos ou listas alterados`,
    gone: (made: MadePlan) => `Plano ${planTold(made)}: sai de venda`,
  },
  campaigns: {
    added: ({ title, prefix }: MadeCampaign) => `Campanha nova: ${named(title)}, em /${prefix}/`,
    changed: ({ title }: MadeCampaign) => `Campanha ${named(title)}: preços, página ou banner alterados`,
    gone: ({ title, prefix }: MadeCampaign) =>
      `Campanha ${named(title)}: sai do ar, e /${prefix}/ leva ao site principal`,
  },
  experiment: (title: string) => `Experimento ${named(title)}`,
  experiments: {
    added: (one: PublishedExperiment) => `Experimento novo: ${experimentTold(one)}`,
    changed: (one: PublishedExperiment) => `Experimento alterado: ${experimentTold(one)}`,
    gone: ({ title }: PublishedExperiment) => `Experimento ${named(title)}: termina; os resultados ficam`,
  },
  lookGone: 'mudança da página removida',
  usual: (name: string) => `${name} volta ao padrão`,
  says: (name: string, text: string) => `${name}: “${text}”`,
  photo: (alt: string | null | undefined) =>
    `foto do banner: ${alt === undefined ? 'volta ao desenho' : alt === null ? 'nova, só enfeita' : `“${alt}”`}`,
  blocks: (names: readonly string[] | undefined) => lookList('blocos ocultos', names),
  exclusions: (names: readonly string[] | undefined) => lookList('planos fora da página', names),
  question: asked,
  questionAdded: (question: string) => `${asked(question)}: nova`,
  questionChanged: (question: string) => `${asked(question)}: texto alterado`,
  questionSaid: (question: string) => `${asked(question)}: o que a conversa diz ou reconhece`,
  everyCampaign: 'todas as campanhas',
  questionReach: (question: string, reach: string) => `${asked(question)}: vale em ${reach}`,
  questionHidden: (question: string) => `${asked(question)}: oculta`,
  questionShown: (question: string) => `${asked(question)}: volta a aparecer`,
  questionRemoved: (question: string) => `${asked(question)}: removida`,
  questionsMoved: (set: string) => `Dúvidas (${set}): nova ordem`,
} as const;

/** ', de 27/11/2026 00:00 a 30/11/2026 23:59'; empty without a period. */
export function periodWords({ from, until }: PublicationPeriod): string {
  if (from !== undefined && until !== undefined)
    return changeWords.between(formatMinute(from), formatMinute(until));
  if (from !== undefined) return changeWords.from(formatMinute(from));
  return until === undefined ? '' : changeWords.until(formatMinute(until));
}
