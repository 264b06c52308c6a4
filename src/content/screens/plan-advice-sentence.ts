import { planWords } from './plans.ts';

interface Needs {
  people?: number | undefined;
  use?: keyof typeof forUse | undefined;
  service?: string | undefined;
}

interface Advice {
  plan: { plan: string; price_with_dacc: number };
  next: { plan: string; price_with_dacc: number } | null;
  mega: number;
  bonus: number;
  isFastEnough: boolean;
  hasService: boolean;
}

const forUse = {
  browsing: 'navegação e estudo',
  video: 'filmes e séries',
  work: 'trabalho em casa',
  games: 'jogos online',
  creation: 'lives e envio de vídeos',
} as const;

const forPeople = (people: number): string => (people === 1 ? 'uma pessoa' : `${people} pessoas`);

const inWords = ({ people, use }: Needs): string =>
  [people === undefined ? '' : forPeople(people), use === undefined ? '' : forUse[use]]
    .filter(Boolean)
    .join(' com ');

/** An advised plan with its reason and an alternative. */
export const planAdviceSentence = {
  ask: (isTapped: boolean) =>
    `Diga quantas pessoas usam a internet aí e para quê, como “somos 4, com jogos e séries”${isTapped ? ', ou responda com um toque' : ''}.`,
  beforePlans: (mega: number) =>
    `Para isso, procure um plano a partir de ${planWords.speed(mega)}. Com o CEP e o número do imóvel, mostro os do seu endereço.`,
  /** To whoever asks whether a plan is enough. */
  isEnough: (needs: Needs, plan: string, mega: number) =>
    `Sim: ${inWords(needs) === '' ? '' : `para ${inWords(needs)}, `}basta ter ${planWords.speed(mega)}, e o ${plan} atende.`,
  of(needs: Needs, advice: Advice, monthly: (price: number) => string): string {
    const { plan, next, mega, bonus, isFastEnough, hasService } = advice;
    const named = bonus === 0 ? plan.plan : `${plan.plan}, com mais ${planWords.speed(bonus)} de bônus`;
    const price = monthly(plan.price_with_dacc);
    const what = inWords(needs);
    const isOfService = hasService && needs.service !== undefined && needs.service !== 'none';
    const reason = isFastEnough
      ? `${what === '' ? 'B' : `Para ${what}, b`}asta ter ${planWords.speed(mega)}: indico o ${named}, por ${price} no débito automático. É o de menor preço que atende.`
      : `${what === '' ? 'O' : `Para ${what}, o`} ideal é ter ${planWords.speed(mega)} ou mais. O mais rápido ${isOfService ? 'com esse streaming' : 'aqui'} é o ${named}, por ${price} no débito automático.`;
    return [
      ...(hasService ? [] : ['Nenhum plano daqui vem com esse streaming.']),
      reason,
      ...(next === null ? [] : [`Outra opção: ${next.plan}, por ${monthly(next.price_with_dacc)}.`]),
    ].join(' ');
  },
};
