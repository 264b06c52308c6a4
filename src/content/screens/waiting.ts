/** What is being done while the visitor waits. */
export const waitingWords = {
  'verificando-disponibilidade': {
    label: (place: string) =>
      place === '' ? 'Consultando a cobertura…' : `Consultando a cobertura em ${place}…`,
    detail: 'Leva poucos segundos.',
  },
  'confirmando-dados': {
    label: () => 'Confirmando os seus dados com segurança…',
    detail: 'Pode levar até meio minuto. Não feche esta página.',
  },
  other: { label: () => 'Um momento…', detail: '' },
} as const;
