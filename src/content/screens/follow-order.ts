/** Messages for a customer who follows an order, shared with the contract. */
export const followWords = {
  wrongNumber: 'Confira o número do pedido: ele começa com UF- e tem mais 11 letras e números.',
  wrongCode: 'Informe os 6 números do código que enviamos.',
  notOffered: 'Para acompanhar o pedido, fale com a nossa equipe e informe o número dele.',
} as const;
