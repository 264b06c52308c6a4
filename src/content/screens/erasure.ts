/** What no erasure takes with it, whoever asks for it: nothing of it says who somebody is. */
export const neverErased =
  'recusas da análise e convites, só por códigos irreversíveis, até 90 dias; a recusa de ofertas, do mesmo modo, para que não voltem; e o registro de quem da equipe viu os dados, cinco anos';

/** Texts for erasing an open order or renewal. */
export const erasureWords = {
  ask: 'Desistir e apagar meus dados',
  title: 'Apagar as respostas e os seus dados?',
  explain: `Apagamos na hora tudo o que você respondeu. Para contratar depois, é só começar de novo. O que fica: pedidos já feitos, que são contrato; pedidos de ligação, 30 dias; ${neverErased}.`,
  confirm: 'Apagar tudo',
  erasing: 'Apagando…',
  keep: 'Não apagar',
} as const;
