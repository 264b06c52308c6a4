/** Texts for erasing an order. */
export const erasureWords = {
  ask: 'Desistir e apagar meus dados',
  title: 'Apagar o pedido e os seus dados?',
  explain: 'Apagamos na hora tudo o que você respondeu. Para contratar depois, é só começar de novo.',
  confirm: 'Apagar tudo',
  erasing: 'Apagando…',
  keep: 'Manter o pedido',
} as const;
