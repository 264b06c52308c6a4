import { listOf } from '../list-of.ts';

/** Replies to messages about plans that name none or several. */
export const planReplies = {
  /** Before the plans are known. */
  early: 'Guardei o que você disse do plano e lembro quando os do seu endereço aparecerem.',
  /** For a plan named early, if there is no choice: one plan only, or one decided by a link. */
  onlyOne: (said: string, plan: string) =>
    `Antes você disse “${said}”. No seu endereço há um só plano, o ${plan}.`,
  ofLink: (said: string, plan: string) =>
    `Antes você disse “${said}”, e o link que você abriu é do ${plan}. Para trocar, escreva “quero o plano” e qual.`,
  which: (fit: number, shown: number) =>
    fit > shown
      ? `Há ${fit} planos assim; estes são alguns. Qual deles?`
      : 'Estes planos são assim. Qual deles?',
  /** For the speed of a plan with its bonus. */
  withBonus: (all: string, speed: string, bonus: string) =>
    `São ${all} os planos de ${speed} com mais ${bonus} de bônus. Qual deles?`,
  oneWithBonus: (plan: string, all: string, bonus: string) =>
    `O ${plan} tem ${all} com os ${bonus} de bônus. É esse?`,
  /** `said` names the plan and its price. */
  isChosen: (said: string) => `Esse já é o seu plano. ${said}`,
  options: (all: number, shown: number) =>
    all > shown
      ? `No seu endereço há ${all} planos; estes são alguns, os outros estão na lista. Qual deles?`
      : 'Estes são os planos do seu endereço. Qual deles?',
  /** `services`: services that no plan includes. */
  noService: (services: readonly string[], hasNear: boolean) =>
    `Nenhum plano do seu endereço vem com ${services.join(' nem ')}.${hasNear ? ' Chegam perto:' : ''}`,
  /** For a comparison with a plan that does not exist; `said` is its name in the message. */
  notSold: (said: string, near: readonly string[]) =>
    `No seu endereço não há um plano de ${said}.${near.length > 0 ? ` Chega mais perto: ${listOf(near, 'ou')}.` : ''}`,
  /** Before the address is known. */
  notListed: (speed: string) => `Não temos um plano de ${speed}.`,
  middle: (plan: string) => `Entre os planos sem streaming, o do meio é o ${plan}.`,
  none: {
    speed: 'Não há um plano com essa velocidade no seu endereço.',
    service: 'Não há um plano com essa combinação no seu endereço.',
    price: 'Não há um plano por esse valor no seu endereço.',
    rank: 'Não há um plano assim no seu endereço.',
    place: 'A lista não tem tantos planos.',
  },
  near: 'Chegam perto:',
  /** The chosen plan comes nearest. */
  nearIsChosen: (plan: string, hasOther: boolean) =>
    `O mais próximo é o ${plan}, que já é o seu.${hasOther ? ' Depois dele:' : ''}`,
  choose: 'Escolha um dos que estão na lista.',
} as const;
