/** Texts of all forms on public pages. */
export const enquiryFormWords = {
  failed: 'Não conseguimos enviar agora. Confira a conexão e tente de novo.',
} as const;
