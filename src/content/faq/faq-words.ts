/** Texts around the questions. */
export const faqWords = {
  title: 'Tire suas dúvidas sobre a TIM Ultrafibra',
  /** Title in the structured data. */
  structuredTitle: 'Perguntas Frequentes',
  search: {
    label: 'Buscar nas dúvidas',
    /** The first of them that the questions of a campaign answer are shown. */
    examples: ['cancelar', 'Wi-Fi', 'fatura', 'ativar', 'TV'],
    hint: (examples: readonly string[]) =>
      `Por exemplo: ${new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(examples)}`,
  },
  found: (count: number) => (count === 1 ? '1 pergunta encontrada' : `${count} perguntas encontradas`),
  nothing: 'Nenhuma pergunta combina com a busca.',
  next: 'Tente uma palavra só, veja todas as perguntas ou fale com a gente.',
  rest: (count: number) => `Mais ${count} perguntas`,
  clear: 'Ver todas as perguntas',
  ask: 'Perguntar na conversa',
  copy: 'Copiar o link desta pergunta',
  copied: 'Link copiado',
} as const;
