import { helpMessage } from '../help-message.ts';
import { siteLinks } from '../landing/site/site-links.ts';

/** Dialogs over the conversation. */
export const panelWords = {
  summary: {
    empty: 'Assim que você responder, o resumo aparece aqui.',
    installationLater: 'Você escolhe a data no fim do pedido',
    price: 'Preço',
    holds: 'Preço válido',
  },
  help: {
    title: 'Como posso ajudar?',
    commands: 'Você pode escrever a qualquer momento:',
    list: [
      'voltar',
      'corrigir o e-mail (ou outra resposta)',
      'resumo',
      'recomeçar',
      'prefiro formulário',
      'renovar ou migrar, se você já é cliente',
      'só consultar a cobertura',
      'é para empresa',
      'receber ligação',
      'cancelar',
      'continuo depois',
      'falar com atendente',
    ],
    questions: 'Ou pergunte: tem fidelidade? quanto custa? por que meu CPF?',
    person: 'Falar com uma pessoa',
    whatsapp: 'Falar pelo WhatsApp',
    whatsappText: helpMessage,
    whatsappNote: 'A mensagem leva só o protocolo, nenhum dado seu.',
    call: { text: 'Receber uma ligação', route: siteLinks.call },
    later: 'Continuar depois',
  },
} as const;
