/** The titles that a first page needs at once; those of the other steps are in `step-titles.ts`. */
export const firstTitles = {
  'consulta-telefone': { title: 'Qual é o seu número TIM?', page: 'Seu número' },
  cep: { title: 'Qual é o CEP da instalação?', page: 'CEP' },
  'nr-imovel': { title: 'Qual é o número do imóvel?', page: 'Número do imóvel' },
  'verificando-disponibilidade': { title: 'Consultando a cobertura', page: 'Consultando a cobertura' },
  'endereco-sem-cobertura': { title: 'Consultando a cobertura', page: 'Consultando a cobertura' },
} as const;

export const firstCombinedTitles = {
  disponibilidade: { title: 'Vamos ver se a fibra chega até você', page: 'Endereço e contato' },
} as const;
