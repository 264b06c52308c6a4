import type { BannerArt, BannerPicture } from '../../../content/landing/banner-art.ts';
import type { MadeCampaign } from '../../../contract/publication.ts';

export const madeWords = {
  new: 'Nova campanha',
  make: 'Criar no rascunho',
  newTitle: 'Nome da campanha',
  title: 'Nome',
  address: 'Endereço da campanha',
  addressHint: 'Sem ele, vem do nome. Depois não muda.',
  like: 'Igual a',
  likeHint: 'Dela vêm perguntas, textos e blocos, até você mudar.',
  made: 'Nome e lista de preços',
  madeLike: (address: string, model: string) =>
    `Fica em ${address} e foi feita a partir de ${model}. Textos, blocos e período se mudam aqui; preços, na aba Planos.`,
  remove: 'Remover a campanha',
  removeTitle: (title: string) => `Remover a campanha ${title}?`,
  removeText:
    'Ela sai do rascunho com período, textos e preços. Se está no ar, sai do ar com a próxima publicação; contatos e pedidos dela continuam com o nome.',
  removeSurely: 'Sim, remover',
  keep: 'Manter',
  list: 'Vende pela lista',
  planList: 'Planos na página',
  picture: 'Desenho do banner',
  accent: 'Cor do banner',
  noindex: 'Não aparecer em buscadores',
  ownPrices: 'Preços próprios',
  ownPricesHint: 'Copia os preços da lista. A cópia tem códigos próprios e se muda na aba Planos.',
  sold: 'Planos à venda',
  link: 'Link com origem e QR code',
  marks: { source: 'Fonte', medium: 'Meio', campaign: 'Nome da ação', content: 'Peça' },
  markExamples: { source: 'instagram', medium: 'cartaz', campaign: 'natal', content: 'versao-azul' },
  linkPlan: 'Plano',
  anyPlan: 'Página da campanha',
  linkAddress: 'Link',
  qr: 'QR code do link',
  copy: 'Copiar o link',
  copied: 'Link copiado',
  svg: 'Baixar em SVG',
  png: 'Baixar em PNG',
} as const;

export const planListWords: Readonly<Record<MadeCampaign['planList'], string>> = {
  group: 'Um cartão por velocidade',
  tabs: 'Uma aba por velocidade',
  all: 'Um cartão por plano',
};

export const pictureWords: Readonly<Record<BannerPicture, string>> = {
  street: 'Rua ao anoitecer',
  map: 'Mapa com endereço',
  hill: 'Bairro no morro',
  home: 'Família em casa',
  apartments: 'Prédio cheio',
  devices: 'Duas telas',
  antenna: 'Antena',
  modem: 'Modem Wi-Fi',
  shop: 'Loja pequena',
  points: 'Pontos',
  award: 'Prêmio',
  gamer: 'Mesa gamer',
  stadium: 'Estádio à noite',
  mountains: 'Sofá, filme de montanha',
  castle: 'Sofá, série de castelo',
  bay: 'Sofá, novela na baía',
};

export const accentWords: Readonly<Record<BannerArt['accent'], string>> = {
  blue: 'Azul',
  violet: 'Violeta',
  plum: 'Ameixa',
  magenta: 'Magenta',
  green: 'Verde',
  teal: 'Verde-água',
  night: 'Noite',
};
