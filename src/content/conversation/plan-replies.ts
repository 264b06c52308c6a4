/** Replies to messages about plans that name none or several. */
export const planReplies = {
  /** Before the plans are known. */
  early: 'Guardei o que você disse do plano e lembro quando os do seu endereço aparecerem.',
  /** For a plan named early, if there is no choice: one plan only, or one decided by a link. */
  onlyOne: (said: string, plan: string) =>
    `Antes você disse “${said}”. No seu endereço há um só plano, o ${plan}.`,
  ofLink: (said: string, plan: string) =>
    `Antes você disse “${said}”, e o link que você abriu é do ${plan}. Para trocar, escreva “quero o plano” e qual.`,
  which: 'Estes planos são assim. Qual deles?',
  none: 'Não achei esse plano entre os do seu endereço. Escolha um dos que estão na lista.',
} as const;
