/** Texts at the question for the code. */
export const codeWords = {
  wrong: 'Este código não confere. Confira o último e-mail que enviamos ou peça outro código.',
  another: 'Enviar outro código',
  sending: 'Enviando outro código…',
  sent: 'Enviamos outro código. O anterior não vale mais.',
  sentTo: (email: string) => `Enviamos para ${email}.`,
  change: 'Trocar o e-mail',
} as const;
