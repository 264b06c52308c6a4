import { z } from 'zod';

const answerOfTargets = z.object({
  data: z.object({
    activeTargets: z.array(z.object({ labels: z.object({ instance: z.string() }), health: z.string() })),
  }),
});
const answerOfRules = z.object({
  data: z.object({ groups: z.array(z.object({ rules: z.array(z.unknown()) })) }),
});

const ask = async (path: string): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:9090/api/v1/${path}`)).json();

/** Targets by name: 'shop-1:3000 up'. */
export const targetsSeen = async (): Promise<string[]> =>
  answerOfTargets
    .parse(await ask('targets'))
    .data.activeTargets.map(({ labels, health }) => `${labels.instance} ${health}`)
    .toSorted();

export const alertsTaken = async (): Promise<number> =>
  answerOfRules.parse(await ask('rules')).data.groups.flatMap(({ rules }) => rules).length;
