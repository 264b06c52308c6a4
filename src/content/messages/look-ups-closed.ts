import { type MessageContent, paragraph, templateText } from './message-content.ts';

/** Sent to the contact on file when wrong guesses have blocked a document. */
export const lookUpsClosed = ({ url, until }: { url: string; until: string }): MessageContent => ({
  subject: 'Consultas ao seu contrato bloqueadas por segurança',
  preview: 'O link desta mensagem libera as consultas para você.',
  blocks: [
    paragraph(
      'Alguém errou várias vezes a data de nascimento ao consultar o seu CPF no nosso site. Por segurança, as consultas estão bloqueadas por uma hora.',
    ),
    paragraph('Se foi você, ou se quer consultar agora, abra o link no aparelho que vai usar:'),
    { is: 'link', label: 'Liberar as consultas para mim', url },
    paragraph(
      `O link vale até ${until}. Se não quer consultar nada, ignore esta mensagem: ninguém viu os seus dados.`,
    ),
  ],
  short: `Ultrafibra: as consultas ao seu CPF foram bloqueadas por segurança. Para liberar no seu aparelho, até ${until}: ${url}`,
  template: {
    name: 'consultas_fechadas',
    text: templateText`Alguém errou várias vezes a data de nascimento ao consultar o seu CPF no nosso site, e as consultas estão bloqueadas por uma hora. O link desta mensagem libera as consultas no seu aparelho e vale até ${until}. Se não quer consultar nada, ignore: ninguém viu os seus dados.`,
    link: { label: 'Liberar as consultas', url },
  },
});
