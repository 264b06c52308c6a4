import * as z from 'zod/mini';

/** All data stored about a person, in readable words (LGPD, article 18). */
export const personData = z.object({
  geradoEm: z.string(),
  sobre: z.string(),
  secoes: z.array(z.object({ titulo: z.string(), registros: z.array(z.record(z.string(), z.string())) })),
});

export type PersonData = z.output<typeof personData>;
