/** The ways to a person, and what is said before them. */
export const handOffWords = {
  /** Also what a tap says. */
  ask: 'Falar com uma pessoa',
  offered: 'Claro. Escolha como prefere; o que você respondeu fica guardado aqui.',
  /** After two misses in a row. */
  afterMisses: (expected: string) =>
    `Não estou conseguindo entender, desculpe. ${expected} Uma pessoa também pode ajudar:`,
  group: 'Falar com uma pessoa',
  whatsapp: 'Conversar no WhatsApp',
  call: 'Receber uma ligação',
  callAt: (phone: string) => `Receber ligação: ${phone}`,
  asking: 'Pedindo a ligação',
  form: 'Usar o formulário',
  note: 'A equipe vê as suas últimas mensagens, sem números, e-mails nem nomes.',
} as const;
