import { faceWords, wordsFor } from '../../../content/operator/list-words.ts';
import type { Dimension } from '../../../contract/panel/figures.ts';
import { viewWords } from '../../words/view-words.ts';

/** Words of the figures. */
export const figuresWords = {
  pageTitle: (title: string) => `${viewWords.figures}: ${title}`,
  period: 'Período',
  from: 'De',
  to: 'Até',
  lastDays: (days: number) => `${days} dias`,
  whose: 'Visitas',
  everybody: 'Todas',
  none: 'Nada foi contado neste período.',
  steps: {
    caption: 'Perguntas do pedido: quem viu, quem respondeu e quanto tempo levou',
    chart: 'Visitas que viram cada pergunta',
    step: 'Pergunta',
    shown: 'Viram',
    answered: 'Responderam',
    dropped: 'Pararam aqui',
    left: 'Saíram da página',
    edited: 'Mudaram depois',
    median: 'Tempo (metade)',
    p75: 'Tempo (3 de 4)',
    refusals: 'Recusas',
  },
  refusals: {
    empty: () => 'em branco',
    invalid: (many: number) => (many === 1 ? 'inválida' : 'inválidas'),
    unclear: (many: number) => (many === 1 ? 'não entendida' : 'não entendidas'),
    server: () => 'pelo sistema',
  },
  conversion: {
    title: 'Conversão por dia',
    caption: 'Visitas começadas, pedidos e renovações, por dia',
    asTable: 'Ver como tabela',
    day: 'Dia',
    begun: 'Visitas',
    placed: 'Pedidos',
    rate: 'Conversão',
    renewalsBegun: 'Renovações começadas',
    renewals: 'Renovações feitas',
  },
  totals: {
    begun: 'Visitas começadas',
    placed: 'Pedidos feitos',
    rate: 'Conversão',
    renewals: 'Renovações feitas, das começadas',
    of: (many: string, all: string) => `${many} de ${all}`,
  },
  demand: {
    caption: 'Endereços consultados por estado',
    map: 'Quanto mais forte a cor, mais endereços sem cobertura',
    state: 'Estado',
    uncovered: 'Sem cobertura',
    covered: 'Com cobertura',
    share: 'Sem cobertura, em %',
  },
  understanding: {
    understood: 'Mensagens entendidas',
    answers: 'Respostas aceitas',
    replies: 'Perguntas respondidas',
    unclear: 'Não entendidas',
    unanswered: 'Ninguém soube responder',
    topics: 'O que mais perguntaram',
    topic: 'Pergunta',
    many: 'Vezes',
    queue: 'O que ninguém soube responder espera na fila “Perguntas sem resposta”.',
  },
  speed: {
    caption: 'Velocidade para 3 de cada 4 visitas que aceitaram cookies de desempenho',
    page: 'Página',
    many: 'Medições',
    site: 'Páginas do site',
    metrics: {
      LCP: 'Conteúdo visível (LCP)',
      INP: 'Resposta ao toque (INP)',
      CLS: 'Saltos na tela (CLS)',
      FCP: 'Primeira imagem (FCP)',
      TTFB: 'Resposta do servidor (TTFB)',
    },
    ratings: { good: 'boa', fair: 'a melhorar', poor: 'ruim' },
  },
  experiments: {
    caption: (title: string) => `${title}: os grupos lado a lado`,
    arm: 'Grupo',
    visits: 'Visitas',
    goals: 'Pedidos',
    rate: 'Conversão (intervalo de 95%)',
    difference: 'Diferença para o primeiro',
    little: 'Dados insuficientes para comparar',
    running: 'Em andamento',
    paused: 'Parado',
    points: (value: string, low: string, high: string) => `${value} p.p. (de ${low} a ${high})`,
  },
} as const;

/** Names of dimensions and of their values. */
export const dimensionWords: Readonly<Record<Exclude<Dimension, 'all'>, string>> = {
  face: 'Por onde',
  device: 'Aparelho',
  campaign: 'Campanha',
  arm: 'Grupo de experimento',
};

export const deviceWords = { phone: 'Celular', tablet: 'Tablet', desktop: 'Computador' } as const;
/** The name of an experiment's arm; faces keep their name. */
export const armTitle = (arm: string): string => wordsFor(faceWords, arm);
