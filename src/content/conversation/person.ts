/** A person of the team writes in the conversation of the site. */
export const personWords = {
  told: (since: string) => `Avisei a equipe. Você espera desde as ${since}.`,
  meanwhile: 'Enquanto isso, pode continuar por aqui.',
  joined: (name: string) => `${name}, da equipe, lê o que você escreve aqui.`,
  handedBack: 'O atendimento automático voltou a responder.',
  sentFile: (name: string) => `${name} enviou este arquivo.`,
  over: 'A equipe encerrou a conversa. Para chamar de novo, escreva “pessoa”.',
  notTold: (why: string) => `A sua última mensagem não chegou à equipe. ${why}`,
  /** The name of who has left the team. */
  someone: 'Uma pessoa',
  opened: 'Abri esta pergunta para você responder.',
  filled: (name: string) => `${name}, da equipe, preencheu o que você contou.`,
  isRight: 'Está certo?',
} as const;
