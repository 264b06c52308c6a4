import * as z from 'zod/mini';

/** Everything kept on a person, in words that they read (LGPD, article 18). */
export const personData = z.object({
  geradoEm: z.string(),
  sobre: z.string(),
  secoes: z.array(z.object({ titulo: z.string(), registros: z.array(z.record(z.string(), z.string())) })),
});

export type PersonData = z.output<typeof personData>;
