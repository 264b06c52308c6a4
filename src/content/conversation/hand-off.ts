/** Offers to talk to a person. */
export const handOffWords = {
  /** The label, and the text it sends. */
  ask: 'Falar com uma pessoa',
  offered: 'Claro. Escolha como prefere; o que você respondeu fica guardado aqui.',
  /** A message that the shop could not carry out. */
  notCarriedOut:
    'Não consegui responder agora, desculpe. Chamei uma pessoa da equipe, que continua com você por aqui.',
  /** After two messages in a row were not understood. */
  afterMisses: (expected: string) =>
    `Não estou conseguindo entender, desculpe. ${expected} Uma pessoa também pode ajudar.`,
  /** The same reply for the third time. */
  repeated: (reply: string) => `${reply} Se não era isso, uma pessoa pode ajudar.`,
  group: 'Falar com uma pessoa',
  whatsapp: 'Conversar no WhatsApp',
  call: 'Receber uma ligação',
  callAt: (phone: string) => `Receber ligação: ${phone}`,
  asking: 'Pedindo a ligação',
  form: 'Usar o formulário',
  here: 'Conversar aqui',
  calling: 'Chamando a equipe',
  note: 'A equipe vê as suas últimas mensagens, sem números, e-mails nem nomes; em “Conversar aqui”, como estão nesta tela.',
} as const;
