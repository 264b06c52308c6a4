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

/** Why a review was decided so. */
export const reviewReasonWords = {
  'identity-confirmed': 'Identidade confirmada com o cliente',
  'data-corrected': 'O dado errado foi corrigido',
  'analysis-mistaken': 'A análise se enganou de pessoa ou de dado',
  settled: 'A pendência foi resolvida',
  'identity-not-proved': 'Não provou quem é',
  'suspected-fraud': 'Suspeita de fraude',
  'refusal-stands': 'A recusa da análise se confirma',
  'not-reached': 'Não conseguimos falar com o cliente',
  'typing-error': 'Há um dado digitado errado',
  'data-missing': 'Falta um dado',
  'other-person': 'Os dados são de outra pessoa',
} as const;

/** Who said what the analysis said. */
export const analysisSourceWords = {
  service: 'Análise',
  document: 'Resultado já guardado deste documento',
  quiz: 'Perguntas de confirmação',
} as const;
