/** Likely typing errors: pointed out, never corrected. */
export const inputWarningWords = {
  email: (suggestion: string) => `Você quis dizer ${suggestion}?`,
  take: (suggestion: string) => `Usar ${suggestion}`,
  keep: 'Se está certo assim, é só continuar.',
  account: 'O dígito não combina com a regra do banco. Confira a agência e a conta.',
} as const;
