import { type MessageContent, paragraph } from './message-content.ts';

/** Sent to the account of the panel whose password was right and whose codes were not. */
export const signInRefused = ({ at }: { at: string }): MessageContent => ({
  subject: 'Alguém errou os códigos ao entrar na sua conta do painel',
  preview: 'Se não foi você, troque a sua senha.',
  blocks: [
    paragraph(
      `Em ${at}, alguém digitou a senha certa da sua conta do painel e errou os códigos do aplicativo. Ninguém entrou.`,
    ),
    paragraph(
      'Se foi você, entre de novo com a senha e o código que o aplicativo mostra. Se não foi, outra pessoa conhece a sua senha: entre, troque-a em Minha conta e avise quem administra o painel.',
    ),
  ],
  short: `Ultrafibra: em ${at}, alguém digitou a senha certa da sua conta do painel e errou os códigos. Se não foi você, troque a senha.`,
});
