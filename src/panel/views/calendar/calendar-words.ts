import type { Weekday } from '../../../contract/capacity-day.ts';

export const calendarWords = {
  region: 'Região',
  withVisits: (name: string, many: number) => (many === 0 ? name : `${name} (${many})`),
  earlier: 'Semana anterior',
  later: 'Próxima semana',
  today: 'Hoje',
  capacity: 'Capacidade',
  period: { manha: 'Manhã', tarde: 'Tarde' },
  room: (booked: number, capacity: number | null) =>
    capacity === null ? `${booked}, sem limite` : `${booked} de ${capacity}`,
  full: 'Cheio',
  closed: 'Fora da oferta',
  none: 'Nenhuma visita',
  openDay: 'Ver todas',
  moveTitle: (who: string) => `Remarcar a visita de ${who}`,
  moveHint: 'O cliente recebe uma mensagem com o novo dia.',
  day: 'Dia',
  which: 'Período',
  same: 'A visita já está neste dia e período. Escolha outro.',
  save: 'Remarcar',
  moved: (day: string) => `Visita remarcada para ${day}. O cliente será avisado.`,
  print: 'Imprimir',
  back: 'Voltar à agenda',
  dayOf: (region: string, day: string) => `${region}, ${day}`,
  name: 'Cliente',
  phone: 'Telefone',
  address: 'Endereço',
  plan: 'Plano',
  state: 'Situação',
  number: 'Pedido',
  more: 'Ver mais',
} as const;

export const capacityWords = {
  intro:
    'Quantas visitas as equipes fazem. Vale a regra mais próxima: a do dia, depois a do dia da semana, depois a de todos os dias; a da região antes da geral. Sem regra, não há limite.',
  elsewhere:
    'Quem diz quantas visitas cabem é o sistema da operadora. Estas regras ficam guardadas, mas não contam agora.',
  where: 'Onde',
  everywhere: 'Todas as regiões',
  when: 'Quando',
  everyDay: 'Todos os dias',
  oneDay: 'Um dia',
  date: 'Dia',
  many: 'Visitas',
  manyOrNone: 'Visitas (zero fecha)',
  save: 'Salvar regra',
  saved: 'Regra salva.',
  remove: 'Apagar',
  removed: 'Regra apagada.',
  removeOf: (rule: string) => `Apagar a regra: ${rule}`,
  none: 'Nenhuma regra: há vagas para todos.',
  rules: 'Regras desta região',
} as const;

export const weekdayWords: Readonly<Record<Weekday, string>> = {
  mon: 'Segundas',
  tue: 'Terças',
  wed: 'Quartas',
  thu: 'Quintas',
  fri: 'Sextas',
  sat: 'Sábados',
  sun: 'Domingos',
};
