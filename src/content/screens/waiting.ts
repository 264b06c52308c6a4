/** What the visitor waits for, below a title that says what is being done. */
export const waitingWords = {
  'verificando-disponibilidade': {
    label: (address: string) => address,
    detail: 'Leva poucos segundos.',
  },
  'confirmando-dados': {
    label: () => 'Pode levar até meio minuto.',
    detail: 'Não feche esta página.',
  },
  other: { label: () => 'Um momento…', detail: '' },
} as const;
