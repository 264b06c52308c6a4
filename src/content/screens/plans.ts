import { listOf } from '../list-of.ts';

const speed = (mega: number): string =>
  mega >= 1000 ? `${String(mega / 1000).replace('.', ',')} Giga` : `${mega} Mega`;

/** Texts of a plan card. */
export const planWords = {
  /** Of a plan without a description of its own. */
  description: (services: readonly string[], download: number, upload: number) =>
    `${speed(download)} de download, ${speed(upload)} de upload e modem Wi-Fi em comodato${
      services.length === 0
        ? ''
        : `, com ${listOf(services, 'e')} ${services.length > 1 ? 'inclusos' : 'incluso'}`
    }`,
  legend: 'Planos disponíveis no seu endereço',
  unavailable: 'O plano do link não está disponível neste endereço. Estes são os que estão.',
  speed,
  /** What a bonus makes of a speed. */
  becomes: (mega: number) => `que viram ${mega}`,
  withBonus: (becomes: string) => `${becomes} com o bônus`,
  upload: (speed: string) => `${speed} de upload`,
  /** People and companies use the same speed differently. */
  goodFor: {
    pf: [
      { from: 2000, text: 'Para casas cheias, criadores e jogos sem espera' },
      { from: 1000, text: 'Para muita gente conectada, jogos e 4K ao mesmo tempo' },
      { from: 700, text: 'Para a família toda, com vídeo em 4K e videochamadas' },
      { from: 600, text: 'Para a família, com séries, aulas e home office' },
      { from: 0, text: 'Para navegar, estudar e assistir em vários aparelhos' },
    ],
    pj: [
      { from: 1000, text: 'Para equipes maiores, câmeras e backup na nuvem' },
      { from: 0, text: 'Para sistemas online, máquinas de cartão e videochamadas' },
    ],
  },
  streaming: 'Streaming incluso',
  noStreaming: 'Sem streaming',
  withDebit: 'no débito automático',
  withoutDebit: (price: string) => `ou ${price} no boleto`,
  after: (months: number, price: string) => `Por ${months} meses. Depois, ${price}`,
  want: 'Quero este',
  carousel: {
    previous: 'Plano anterior',
    next: 'Próximo plano',
    position: (first: number, last: number, total: number) =>
      first === last
        ? `${first} de ${total}`
        : `${first} ${last === first + 1 ? 'e' : 'a'} ${last} de ${total}`,
  },
  /** Over the cheapest plan of the same speed. */
  adds: (price: string) => `+ ${price}`,
  compare: {
    caption: 'As velocidades lado a lado',
    from: 'R$ no débito',
    upload: 'Upload',
    streaming: 'Streaming',
    included: 'Incluso',
    optional: 'Opcional',
    none: 'Não',
  },
  details: 'Ver detalhes do plano',
  loyalty: (months: number, penalty: string | null) =>
    `Fidelidade de ${months} meses${penalty === null ? '' : `; multa proporcional de até ${penalty}`}`,
  noLoyalty: 'Sem fidelidade: cancele quando quiser, sem multa',
  offerCode: (code: string) => `Código da oferta: ${code}`,
} as const;
