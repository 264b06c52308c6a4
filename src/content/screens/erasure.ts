/** Texts for erasing an open order or renewal. */
export const erasureWords = {
  ask: 'Desistir e apagar meus dados',
  title: 'Apagar as respostas e os seus dados?',
  explain: 'Apagamos na hora tudo o que você respondeu. Para contratar depois, é só começar de novo.',
  confirm: 'Apagar tudo',
  erasing: 'Apagando…',
  keep: 'Não apagar',
} as const;
