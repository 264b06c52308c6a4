/** The outcome of a queue item. */
export const queueOutcomeWords = {
  ordered: 'Contratou',
  'call-again': 'Vamos ligar de novo',
  'not-interested': 'Sem interesse',
  'no-answer': 'Não atendeu',
  'wrong-number': 'Número errado',
  approved: 'Aprovada',
  refused: 'Recusada',
  'ask-again': 'Pedir os dados de novo',
  informed: 'Prazo informado',
  coming: 'A rede vai chegar',
  'not-planned': 'Sem previsão',
} as const;
