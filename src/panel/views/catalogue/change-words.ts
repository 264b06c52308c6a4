import type { BannerChange } from '../../../contract/publication.ts';
import type { TermField } from './draft-edits.ts';

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

export const campaignName = (prefix: string): string => (prefix === '' ? 'Loja' : `Campanha ${prefix}`);

export const changeWords = {
  plan: (name: string, sku: string, list: string | null) =>
    `${name} (${sku}${list === null ? '' : `, lista ${list}`})`,
  list: (name: string) => `Lista ${name}`,
  months: (count: number) => (count === 1 ? '1 mês' : `${count} meses`),
  between: (from: string, until: string) => `, de ${from} a ${until}`,
  from: (from: string) => `, a partir de ${from}`,
  until: (until: string) => `, até ${until}`,
  sold: (period: string) => `à venda${period.replace(/^,/, '')}`,
  soldAlways: 'à venda sem período',
  lookGone: 'mudança da página removida',
  usual: (name: string) => `${name} volta ao padrão`,
  says: (name: string, text: string) => `${name}: “${text}”`,
  lookList: (field: 'hidden' | 'exclusions', names: string | undefined) => {
    const what = field === 'hidden' ? 'blocos ocultos' : 'planos fora da página';
    if (names === undefined) return `${what}: volta ao padrão`;
    return `${what}: ${names || 'nenhum'}`;
  },
  questionChanged: (id: string) => `Dúvida ${id}: texto alterado`,
  questionHidden: (id: string) => `Dúvida ${id}: oculta`,
  questionShown: (id: string) => `Dúvida ${id}: volta a aparecer`,
  questionsMoved: (set: string) => `Dúvidas (${set}): nova ordem`,
} as const;
