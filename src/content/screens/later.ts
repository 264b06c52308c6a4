/** Texts for continuing an order later. */
export const laterWords = {
  title: 'Continue quando quiser',
  offer: 'Quer continuar depois? Guarde o link do seu pedido.',
  kept: 'Seu pedido fica guardado por 72 horas, com o endereço, o plano e o que você já respondeu.',
  proof:
    'O link pede o final do seu celular antes de mostrar o pedido. CPF, conta e nome da mãe não aparecem por inteiro para ninguém.',
  nothing:
    'Por enquanto suas respostas ficam só nesta aba. Assim que você disser seu celular, eu guardo o pedido por 72 horas e você leva um link para continuar depois.',
  send: 'Receber o link por mensagem',
  sending: 'Enviando o link…',
  sent: 'Pronto. O link chega em instantes ao contato do seu pedido.',
  share: 'Guardar ou enviar o link',
  copy: 'Copiar o link',
  copied: 'Link copiado.',
  notCopied: 'Não consegui copiar. Envie para o seu WhatsApp.',
  whatsapp: 'Enviar para o meu WhatsApp',
  inWhatsApp: 'Continuar no WhatsApp',
  text: (link: string) => `Meu pedido da Ultrafibra, para continuar depois: ${link}`,
  dismiss: 'Agora não',
} as const;
