/** Results announced between two questions. */
export const stepResultBubbles = {
  place: (place: string) => `Achei: ${place}.`,
  town: (town: string) => `Achei: ${town}. O CEP vale para a cidade toda, depois peço a rua.`,
  /** The postcode's range tells the state only. */
  state: (state: string) => `Esse CEP é de ${state}. A cidade, nossa equipe confirma pelo CEP.`,
  coveredWith: (plan: string, price: string) =>
    `Boa notícia: a fibra chega ao seu endereço. Separei o ${plan} por ${price}.`,
  identified: 'Dados confirmados, obrigado.',
} as const;
