/** Meta description of the questions page, for search results. */
export const faqPageWords = {
  description:
    'Respostas sobre a Ultrafibra: cobertura, planos, instalação, streaming, Wi-Fi, fatura, suporte e cancelamento. Busque a sua dúvida ou pergunte na conversa.',
} as const;
