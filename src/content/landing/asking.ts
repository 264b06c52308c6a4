/** What any form of the public pages may have to say. */
export const askingWords = {
  failed: 'Não conseguimos enviar agora. Confira a conexão e tente de novo.',
} as const;
