import type { PersonData } from '../../src/contract/person-data.ts';
import type { Section } from './sections-of-lead.ts';

export const personDataFile = (secoes: readonly Section[], isMasked: boolean, now: Date): PersonData => ({
  geradoEm: now.toISOString(),
  sobre: isMasked ? aboutMasked : about,
  secoes: secoes.filter(({ registros }) => registros.length > 0),
});

const about =
  'Tudo o que guardamos sobre você, como manda o artigo 18 da LGPD. Os horários são do horário universal (UTC).';

const aboutMasked = `${about} CPF, CNPJ, nome da mãe, nascimento e conta aparecem mascarados, para que ninguém os copie por você: a cópia completa você pede ao atendimento, com documento.`;
